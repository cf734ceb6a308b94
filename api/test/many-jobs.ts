import { JOB_CATEGORIES, JOB_LEVELS, JOB_LOCATIONS } from '@skybil/shared';
import { Types } from 'mongoose';
import { storedTitle } from '../src/modules/jobs/job.policy.js';
import type { Job } from '../src/modules/jobs/job.schema.js';

const RANKS = 'Senior,Junior,Lead,Principal,Graduate,Assistant,Chief,Deputy,,,,'.split(',');
const FIELDS = (
  'Software,Backend,Frontend,Data,Cloud,Network,Security,Marketing,Sales,Product,Project,Finance,Payroll,' +
  'Customer Success,Human Resources,Supply Chain,Machine Learning,Quality Assurance,DevOps,Mobile'
).split(',');
const ROLES = (
  'Engineer,Developer,Analyst,Manager,Designer,Officer,Consultant,Administrator,Specialist,Coordinator,' +
  'Architect,Scientist,Accountant,Representative,Technician,Associate'
).split(',');
const ENDINGS = ',,,, (Contract), (Remote), - Lagos, II, - Night Shift, & Growth'.split(',');
/** Places of imported adverts. */
const OTHER_PLACES = ['Nigeria', 'Anywhere', 'Ibadan', 'Port Harcourt', 'Kano', 'Enugu'];
/** One title in two thousand contains it. */
const RARE_WORD = 'Zoologist';

/** Random numbers from 0 to 1, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const shown = (visible: boolean) => ({ visible, shown: visible, listed: visible });

/** Jobs of a busy board: both kinds, two hundred companies, one in ten hidden, in random order of dates. */
export function manyJobs(count: number): Omit<Job, '_id'>[] {
  const random = randomNumbers(7);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const companies = Array.from({ length: 200 }, () => new Types.ObjectId());
  return Array.from({ length: count }, (_, at) => {
    const role = at % 2_000 === 0 ? RARE_WORD : one(ROLES);
    const date = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 20_000_000) * 1_000);
    return {
      ...storedTitle(`${one(RANKS)} ${one(FIELDS)} ${role}${one(ENDINGS)}`.trim()),
      kind: random() < 0.7 ? 'job' : 'remote',
      description: '<p>Build payment services with us.</p>',
      excerpt: 'Build payment services with us.',
      location: random() < 0.8 ? one(JOB_LOCATIONS) : one(OTHER_PLACES),
      salary: '250,000 - 400,000',
      category: one(JOB_CATEGORIES),
      level: one(JOB_LEVELS),
      nature: 'Remote',
      currency: 'NGN',
      date,
      createdAt: date,
      ...shown(random() < 0.9),
      companyId: one(companies),
    };
  });
}
