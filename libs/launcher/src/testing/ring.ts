/** What one ring of tests came to. */
export interface Counts {
  passed: number;
  failed: number;
  /** Everything a person needs to see of what failed. */
  details: string;
}

/** What was asked of a ring beside its name. */
export interface Asked {
  /** Parts of paths; none means all of the ring's files. */
  files: string[];
  /** Tests run in an order drawn from this number, so that none can lean on another. */
  seed: number;
}

export interface Ring {
  name: string;
  /** Runs only when asked for by name. */
  onRequest?: boolean;
  /** Runs beside no other: it starts databases and servers by the dozen, and some of its tests wait for their limits. */
  alone?: boolean;
  /** The workspace whose own `test` script takes what this one does not: `--watch` and other options. */
  workspace?: string;
  /** Builds what it needs: beforehand, so that no two rings that run side by side build the same. */
  build?: () => Promise<void>;
  run: (asked: Asked) => Promise<Counts>;
}

export const nothing = (): Counts => ({ passed: 0, failed: 0, details: '' });

/** A ring that ran nothing, or ended badly without a failed test, has failed all the same. */
export function checked(counts: Counts, code: number, output: string): Counts {
  const { passed, failed } = counts;
  if (failed > 0) return counts;
  if (passed === 0) return { passed, failed: 1, details: `No test ran.\n${output}` };
  if (code !== 0) return { passed, failed: 1, details: `The run itself ended with code ${code}.\n${output}` };
  return counts;
}
