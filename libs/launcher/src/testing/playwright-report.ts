import { existsSync, readFileSync } from 'node:fs';
import { readable } from './readable.ts';
import { type Counts, checked } from './ring.ts';

/** The part of Playwright's JSON report that is read here. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts a finished run from its report. The output of the other reporter says what failed. */
export function countPlaywright(file: string, code: number, output: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, details: `No report was written.\n${output}` };
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const details = failed > 0 ? readable(output) : '';
  return checked({ passed: stats.expected, failed, details }, code, output);
}
