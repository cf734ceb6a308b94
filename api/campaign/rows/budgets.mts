import { measureDuring } from '../board/measure-during.mts';
import { JOB, newCompany, newJob, type Person } from '../board/people.mts';
import { DESCRIPTIONS } from '../hostile/descriptions.mts';
import { seed } from '../../bench/data/seed.mts';
import type { Campaign } from '../row.mts';
import { inFlight, stalls } from './in-flight.mts';

const MB = 2 ** 20;
/** More jobs than one list shows. */
const JOBS = 2_000;
/** Writes of one person in a minute, with a reserve for the preparation. */
const WRITES_OF_ONE = 50;
/** Ten times the value of a quiet machine. */
const GENEROUS_MS = 2_000;
/** The cache of public answers is limited to 32 MB. The rest is working memory. */
const CACHE_GROWTH_MB = 150;

/** Requests for more than a fair share of the machine. */
export const budgets: Campaign = {
  prepare: async (uri) => void (await seed(uri, { jobs: JOBS, quick: true })),
  rows: [
    {
      expectation: 'Every description is accepted or refused at once and does not delay other requests',
      attempt: async (board, tries) => {
        const chosen = tries.isShort ? DESCRIPTIONS.filter((_, at) => at % 6 === 0) : DESCRIPTIONS;
        const [owners, jobs]: [Person[], string[]] = [[], []];
        for (let at = 0; at < chosen.length; at += WRITES_OF_ONE) {
          const owner = await newCompany(board);
          owners.push(owner);
          jobs.push(await newJob(board, owner));
        }
        let [slowest, slowestMeanwhile] = [0, 0];
        for (const [at, [name, description]] of chosen.entries()) {
          const owner = Math.floor(at / WRITES_OF_ONE);
          const json = { ...JOB, description };
          const put = { method: 'PUT', headers: owners[owner]?.headers, json };
          let own = { status: 0, ms: 0 };
          const others = await measureDuring(board, async () => {
            own = await board.client.ask(`/api/company/jobs/${jobs[owner]}`, put);
          });
          tries.check([200, 400, 413].includes(own.status), `${name}: answered ${own.status}`);
          tries.check(own.ms < GENEROUS_MS, `${name}: answered after ${own.ms.toFixed(0)} ms`);
          tries.check(
            others.failed === 0 && others.slowest < GENEROUS_MS,
            `${name}: others waited ${others.slowest.toFixed(0)} ms`,
          );
          slowest = Math.max(slowest, own.ms);
          slowestMeanwhile = Math.max(slowestMeanwhile, others.slowest);
        }
        tries.figure('slowest answer', slowest, 'ms');
        tries.figure('slowest health answer meanwhile', slowestMeanwhile, 'ms');
      },
    },
    {
      expectation:
        'One list requested with thousands of different query strings uses no more memory than with one',
      attempt: async ({ client, process }, tries) => {
        const count = tries.some(2_000, 300);
        await client.ask('/api/jobs');
        const { before, most } = await process.peakMemory(async () => {
          for (let at = 0; at < count; at += 20) {
            const asked = Array.from({ length: 20 }, (_, more) => client.ask(`/api/jobs?x=${at + more}`));
            for (const { status } of await Promise.all(asked))
              tries.check(status === 200, `answered ${status}`);
          }
        });
        tries.figure('memory before', before / MB, 'MB');
        tries.figure('most memory', most / MB, 'MB');
        tries.check(
          most - before < CACHE_GROWTH_MB * MB,
          `it grew by ${((most - before) / MB).toFixed(0)} MB`,
        );
      },
    },
    ...inFlight,
    { ...stalls, isLong: true },
  ],
};
