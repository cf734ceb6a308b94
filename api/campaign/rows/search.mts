import { setTimeout as wait } from 'node:timers/promises';
import { JOB_CATEGORIES, JOB_LEVELS, JOB_LOCATIONS, LIMITS } from '@skybil/shared';
import { seed } from '../../bench/data/seed.mts';
import { measureDuring } from '../board/measure-during.mts';
import type { Campaign } from '../row.mts';

const JOBS = 100_000;
const JOBS_SHORT = 2_000;
const AT_ONCE = 8;
const LONGEST = 97;
/**
 * Maximum delay of the 95th percentile of other requests; ten times that in the short form, which runs on any
 * machine.
 */
const OTHERS_MS = 100;

/** Search terms that are expensive for some search algorithm. */
const TERMS: Record<string, string> = {
  'one letter': 'e',
  'one letter again and again': 'e '.repeat(LONGEST / 2) + 'e',
  'two letters again and again': 'er '.repeat(LONGEST / 3) + 'e',
  'a letter of each word': 'r e',
  spaces: ' '.repeat(LONGEST),
  'what nobody has': 'e'.repeat(LONGEST),
  'words that many have': 'senior software engineer '.repeat(4).slice(0, LONGEST),
  'the ends of words': 'r s',
  nothing: '',
};

/** List requests at the maximum of the contract. */
export const search: Campaign = {
  prepare: async (uri, isShort) => void (await seed(uri, { jobs: isShort ? JOBS_SHORT : JOBS, quick: true })),
  rows: [
    {
      expectation: 'Eight of the most expensive list and facet requests at once do not delay other requests',
      attempt: async (board, tries) => {
        let number = 0;
        /** A different `asOf` bypasses the cache. */
        const moment = () => new Date(Date.now() - 90 * 86_400_000 - (number += 1)).toISOString();
        const ask = async (path: string) => {
          const { status, text } = await board.client.ask(path);
          tries.check(status === 200 || status === 503, `answered ${status} ${text.slice(0, 80)}`);
        };
        const others = (at: number) => (at % 2 ? '/api/health/live' : '/api/jobs?page=1&limit=6');
        const alone = await measureDuring(board, () => wait(tries.some(2_000, 500)), others);
        const most = tries.some(OTHERS_MS, 10 * OTHERS_MS) + alone.p95;
        let worst = { p95: 0, slowest: 0, what: '' };
        for (const [what, title] of Object.entries(TERMS).slice(0, tries.some(Infinity, 4))) {
          for (const costly of [
            () => `/api/jobs?${allBoxes(title)}&kind=all&limit=100&page=100&sort=date&asOf=${moment()}`,
            () => `/api/jobs?${allBoxes(title)}&kind=all&asOf=${moment()}`,
            () => `/api/jobs/facets?${allBoxes(`${title}`)}&kind=all&x=${(number += 1)}`,
          ]) {
            const until = Date.now() + tries.some(3_000, 500);
            const { p95, slowest, failed } = await measureDuring(
              board,
              () =>
                Promise.all(
                  Array.from({ length: AT_ONCE }, async () => {
                    do await ask(costly());
                    while (Date.now() < until);
                  }),
                ),
              others,
            );
            if (p95 > worst.p95) worst = { p95, slowest, what };
            tries.check(failed === 0, `${what}: ${failed} others got no answer`);
            tries.check(
              p95 < most,
              `${what}, ${costly().split('?')[0]}: 95 of 100 others waited ${p95.toFixed(0)} ms`,
            );
          }
        }
        tries.figure('others, p95 when nobody asks', alone.p95, 'ms');
        tries.figure('others, p95 at worst', worst.p95, 'ms');
        tries.figure('slowest other then', worst.slowest, 'ms');
        tries.figures['the dearest term'] = worst.what;
      },
    },
  ],
};

function allBoxes(title: string): string {
  const boxes: [string, string][] = [
    ...JOB_CATEGORIES.map((value) => ['category', value] as [string, string]),
    ...JOB_LOCATIONS.map((value) => ['locations', value] as [string, string]),
    ...JOB_LEVELS.map((value) => ['level', value] as [string, string]),
    ['location', 'a'],
  ];
  if (title) boxes.push(['title', title.slice(0, LIMITS.searchCharacters)]);
  return new URLSearchParams(boxes).toString();
}
