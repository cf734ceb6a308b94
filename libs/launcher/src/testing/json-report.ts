import { existsSync, readFileSync } from 'node:fs';
import { type Counts, completed } from './suite.ts';

/** The report of Jest or Vitest, or of Playwright. */
export type JsonReport =
  | { numTotalTests: number; numPassedTests: number }
  | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

function totals(report: JsonReport): Pick<Counts, 'passed' | 'failed'> {
  if (!('stats' in report))
    return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** Skipped and flaky tests count as failed. */
export function countReport(report: JsonReport, code: number, output: string): Counts {
  const { passed, failed } = totals(report);
  return completed({ passed, failed, details: failed > 0 ? output : '' }, code, output);
}

export function readReport(file: string, code: number, output: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, details: `No report was written.\n${output}` };
  return countReport(JSON.parse(readFileSync(file, 'utf8')) as JsonReport, code, output);
}
