import { setTimeout as wait } from 'node:timers/promises';
import type { CampaignBoard } from './board.mts';

const LOOK_MS = 10;

export interface Latencies {
  slowest: number;
  /** The 95th percentile. */
  p95: number;
  /** Requests without an answer, or with a status other than 200. */
  failed: number;
}

/** Measures how others are served during the work: a second client repeats one request. */
export async function measureDuring(
  { client }: CampaignBoard,
  work: () => Promise<unknown>,
  path: (number: number) => string = () => '/api/health/live',
): Promise<Latencies> {
  const took: number[] = [];
  let failed = 0;
  let isOver = false;
  const ask = async () => {
    do {
      const { ms, status } = await client.ask(path(took.length));
      took.push(ms);
      if (status !== 200) failed += 1;
      await wait(LOOK_MS);
    } while (!isOver);
  };
  const asking = ask();
  try {
    await work();
  } finally {
    isOver = true;
    await asking;
  }
  const sorted = took.sort((a, b) => a - b);
  return {
    slowest: sorted.at(-1) ?? NaN,
    p95: sorted[Math.floor((sorted.length - 1) * 0.95)] ?? NaN,
    failed,
  };
}
