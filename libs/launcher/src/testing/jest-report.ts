import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/root.ts';
import { placeOf, readable } from './readable.ts';
import { type Counts, checked } from './ring.ts';

interface TestResult {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

/** The JSON that jest writes, and our reporter for vitest. */
export interface Report {
  testResults: { name: string; status: string; message: string; assertionResults: TestResult[] }[];
}

/** Where it broke and what was tested come first, then what was expected. */
function describe(file: string, test: TestResult): string {
  const why = test.failureMessages?.join('\n') || `${test.status}: a test that does not run counts as failed`;
  return `${placeOf(file, why)} > ${test.fullName}\n${readable(why)}`;
}

export function readReport(report: Report): Counts {
  const counts: Counts = { passed: 0, failed: 0, details: '' };
  const problems: string[] = [];
  for (const file of report.testResults) {
    const bad = file.assertionResults.filter((test) => test.status !== 'passed');
    counts.passed += file.assertionResults.length - bad.length;
    problems.push(...bad.map((test) => describe(file.name, test)));
    // the file itself broke: its tests never came to run
    if (file.status === 'failed' && bad.length === 0) {
      problems.push(`${path.relative(ROOT, file.name)}\n${readable(file.message)}`);
    }
  }
  return { ...counts, failed: problems.length, details: problems.join('\n\n') };
}

/** Counts a finished run from the report it should have left. */
export function countReport(file: string, code: number, output: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, details: `No report was written.\n${output}` };
  return checked(readReport(JSON.parse(readFileSync(file, 'utf8')) as Report), code, output);
}
