import type { Asked } from '../questions.mts';
import type { Child } from './children.mts';
import type { Database } from './database.mts';
import type { Bounds } from './load.mts';

/** Figures of one server: times in milliseconds, CPU time per request. */
export interface Figure {
  perSecond: number;
  p50: number;
  p99: number;
  cpu: number;
  databaseCpu: number;
  bytes: number;
  /** The longest time in which the event loop was blocked. */
  stall: number;
  memoryBytes: number;
}

export interface Side {
  child: Child;
  next: () => Asked;
}

/** Measures servers in alternating rounds, so that all see the same machine. The first round is a warm-up. */
export async function measureInTurns(
  sides: readonly Side[],
  database: Database,
  { rounds, ...bounds }: Bounds & { rounds: number },
): Promise<Figure[]> {
  const sums = sides.map(() => new Sum());
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { child, next }] of sides.entries()) {
      await child.probe();
      const before = await database.cpuMs();
      const measured = await child.load.run(next, bounds);
      const [probed, after] = [await child.probe(), await database.cpuMs()];
      if (round > 0) sums[at]?.add({ ...measured, ...probed, databaseMs: after - before });
    }
  }
  return sums.map((sum) => sum.figure());
}

interface Round {
  latencies: number[];
  milliseconds: number;
  bytes: number;
  cpuMs: number;
  stallMs: number;
  rssBytes: number;
  databaseMs: number;
}

class Sum {
  private readonly rounds: Round[] = [];

  add(round: Round): void {
    this.rounds.push(round);
  }

  figure(): Figure {
    const sum = (field: 'milliseconds' | 'cpuMs' | 'databaseMs') =>
      this.rounds.reduce((total, round) => total + round[field], 0);
    const most = (field: 'stallMs' | 'rssBytes' | 'bytes') =>
      Math.max(...this.rounds.map((round) => round[field]));
    const sorted = this.rounds.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
    return {
      perSecond: (sorted.length * 1_000) / sum('milliseconds'),
      p50: at(0.5),
      p99: at(0.99),
      cpu: sum('cpuMs') / sorted.length,
      databaseCpu: sum('databaseMs') / sorted.length,
      bytes: most('bytes'),
      stall: most('stallMs'),
      memoryBytes: most('rssBytes'),
    };
  }
}
