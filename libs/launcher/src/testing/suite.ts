export interface Counts {
  passed: number;
  failed: number;
  /** What the tool printed about its failures. */
  details: string;
}

export interface Choice {
  /** Parts of paths; none means all files of the suite. */
  files: string[];
  /** Seed of the random order in which tests run. */
  seed: number;
}

export interface Suite {
  name: string;
  /** Runs only when it is named. */
  onRequest?: boolean;
  /** Runs beside no other suite: it starts dozens of servers or waits for time limits. */
  alone?: boolean;
  /** The workspace whose `test` script takes the options of its runner. Without one the suite takes no files. */
  workspace?: string;
  /** Needs the built board. */
  needsBuild?: boolean;
  run: (choice: Choice) => Promise<Counts>;
}

/** A suite that ran nothing, or whose tool failed without a failed test, has failed. */
export function completed(counts: Counts, code: number, output: string): Counts {
  const { passed, failed } = counts;
  if (failed > 0) return counts;
  if (passed === 0) return { passed, failed: 1, details: `No test ran.\n${output}` };
  if (code !== 0) return { passed, failed: 1, details: `The run itself ended with code ${code}.\n${output}` };
  return counts;
}
