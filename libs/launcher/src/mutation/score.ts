export interface Score {
  noticed: number;
  of: number;
}

/** What we read of Stryker's JSON. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

export function scoreOf({ files }: MutationReport): Score {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = states.filter((state) => NOTICED.has(state)).length;
  return { noticed, of: noticed + states.filter((state) => UNNOTICED.has(state)).length };
}

/** A row of the table: noticed of a hundred, and of how many. */
export function scoreLine(name: string, { noticed, of }: Score): string {
  const share = of === 0 ? '-' : ((100 * noticed) / of).toFixed(1);
  return `${share.padStart(6)} ${String(noticed).padStart(6)} of ${String(of).padEnd(5)} ${name}`;
}
