import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../support/root.ts';
import { run } from '../support/run.ts';
import { UserError } from '@skybil/mongod/user-error';

export interface Findings {
  calls: number;
  /** Requests that were made up and sent. */
  examples: number;
  seconds: number;
  failures: { code: string; title: string; count: number; operations: string[] }[];
  failed: boolean;
}

interface Report {
  running_time: number;
  operations: { tested: number };
  test_cases: { generated: number };
  failures: Findings['failures'];
}

interface FuzzRun {
  args: string[];
  env: Record<string, string>;
  milliseconds: number;
}

/** Runs Schemathesis over the contract, with its words on the terminal, and reads what it found. */
export async function runSchemathesis(
  program: string,
  { args, env, milliseconds }: FuzzRun,
): Promise<Findings> {
  const work = inRoot('.data', 'fuzz');
  const file = path.join(work, 'report.json');
  mkdirSync(work, { recursive: true });
  rmSync(file, { force: true });
  const { code } = await run(
    program,
    [
      `--config-file=${path.join(import.meta.dirname, 'schemathesis.toml')}`,
      'run',
      inRoot('openapi.json'),
      '--report=json',
      `--report-json-path=${file}`,
      ...args,
    ],
    {
      cwd: work,
      env: { ...env, PYTHONPATH: import.meta.dirname, PYTHONDONTWRITEBYTECODE: '1' },
      show: 'output',
      milliseconds,
    },
  );
  return { ...read(file), failed: code !== 0 };
}

function read(file: string): Omit<Findings, 'failed'> {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    throw new UserError('Schemathesis did not come to an end');
  }
  return {
    calls: report.operations.tested,
    examples: report.test_cases.generated,
    seconds: report.running_time,
    failures: report.failures,
  };
}
