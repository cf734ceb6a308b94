import { JOB_CATEGORIES, JOB_LEVELS, JOB_LOCATIONS } from '@skybil/shared';
import mongoose from 'mongoose';
import { newJob, storedContent, storedDescription } from './board.mts';

const COMPANIES = 200;
const BATCH = 2_000;
const HOUR_MS = 3_600_000;
const ROLES = [
  'Backend Engineer',
  'Data Analyst',
  'Brand Designer',
  'Network Engineer',
  'Store Manager',
  'Sales Officer',
];
const PLACES = [
  'Payments',
  'Logistics',
  'Health',
  'Schools',
  'Farms',
  'Power',
  'Retail',
  'Insurance',
  'Media',
  'Ports',
];
const SENTENCE =
  '<p>You work with a small team on what customers use every day, and you own what you build.</p>';
const DESCRIBED = storedDescription(SENTENCE.repeat(12));

/** What a server without a catalogue needs for its lists. */
const BARE_LISTS = {
  listed: 1,
  kind: 1,
  date: -1,
  _id: -1,
  category: 1,
  location: 1,
  titleLower: 1,
} as const;

/** Fills the database of a bench with jobs. @returns the ids of the on-site ones */
export async function seed(uri: string, count: number): Promise<string[]> {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  try {
    const companies = Array.from({ length: COMPANIES }, (_, at) => makeCompany(at));
    await client.db().collection('companies').insertMany(companies);
    for (let start = 0; start < count; start += BATCH) {
      const jobs = Array.from({ length: Math.min(BATCH, count - start) }, (_, at) =>
        makeJob(start + at, companies[at % COMPANIES]?._id),
      );
      await client.db().collection('jobs').insertMany(jobs);
    }
    await client.db().collection('jobs').createIndex(BARE_LISTS);
    const jobs = await client.db().collection('jobs').find({ kind: 'job' }).project({ _id: 1 }).toArray();
    return jobs.map(({ _id }) => String(_id));
  } finally {
    await client.close();
  }
}

export async function drop(uri: string): Promise<void> {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  await client.db().dropDatabase();
  await client.close();
}

function makeCompany(at: number) {
  const name = `Bench Company ${at}`;
  return {
    _id: new mongoose.mongo.ObjectId(),
    name,
    nameLower: name.toLowerCase(),
    tokenVersion: 0,
    createdAt: new Date(),
  };
}

function makeJob(at: number, companyId: mongoose.mongo.ObjectId | undefined) {
  const content = {
    ...DESCRIBED,
    title: `${pick(ROLES, at)}, ${pick(PLACES, Math.floor(at / ROLES.length))} ${at}`,
    location: pick(JOB_LOCATIONS, at * 7),
    salary: '250,000 - 400,000',
    category: pick(JOB_CATEGORIES, at),
    level: pick(JOB_LEVELS, at),
    nature: 'Remote',
    currency: 'NGN',
  };
  const date = new Date(Date.now() - at * HOUR_MS);
  return newJob(storedContent(content, DESCRIBED), {
    kind: at % 4 === 0 ? 'remote' : 'job',
    date,
    companyId,
  });
}

function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T;
}
