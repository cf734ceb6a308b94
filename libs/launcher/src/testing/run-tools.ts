import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, inRoot } from '../support/root.ts';
import { type RunResult, runNode, tool } from '../support/run.ts';
import { countReport } from './jest-report.ts';
import { readSpec } from './node-report.ts';
import { countPlaywright } from './playwright-report.ts';
import type { Asked, Counts } from './ring.ts';
import { UserError } from '@skybil/mongod/user-error';

/** Colour codes would get between us and the counts. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0' };

async function withReport(work: (file: string) => Promise<RunResult>, count = countReport): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skybil-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, output } = await work(file);
    return count(file, code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tells how to have the same order again, where the order may be what broke it. */
async function seeded({ seed }: Asked, run: Promise<Counts>): Promise<Counts> {
  const counts = await run;
  if (counts.failed === 0) return counts;
  return { ...counts, details: `${counts.details.trim()}\n\n(in the order of TEST_SEED=${seed})` };
}

/** Jest over these projects of `jest.config.mjs`, or over all of them. */
export function jest(
  asked: Asked,
  projects: string[] = [],
  { options = [], env = {} }: { options?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Counts> {
  const args = [tool('jest'), '--json'];
  args.push('--randomize', `--seed=${asked.seed}`);
  args.push(...options);
  if (projects.length > 0) args.push('--selectProjects', ...projects);
  if (asked.files.length > 0) args.push('--testPathPatterns', ...asked.files);
  return seeded(
    asked,
    withReport((file) => runNode([...args, `--outputFile=${file}`], { env: { ...PLAIN, ...env } })),
  );
}

/** Vitest in one of the front ends. */
export function vitest(folder: string, asked: Asked): Promise<Counts> {
  const reporter = path.join(import.meta.dirname, 'vitest-reporter.ts');
  const files = asked.files.map((file) => file.replace(`${folder}/`, ''));
  const args = [tool('vitest'), 'run', `--reporter=${reporter}`, ...files];
  args.push('--sequence.shuffle.tests', `--sequence.seed=${asked.seed}`);
  return seeded(
    asked,
    withReport((file) =>
      runNode(args, { cwd: inRoot(folder), env: { ...PLAIN, DEBUG_PRINT_LIMIT: '0', REPORT_FILE: file } }),
    ),
  );
}

/** Playwright over the browser tests. */
export function playwright(asked: Asked, config = 'playwright.config.ts'): Promise<Counts> {
  const args = [tool('playwright'), 'test', `--config=${config}`, '--reporter=dot,json', ...asked.files];
  const cwd = inRoot('libs', 'browser-tests');
  return withReport(
    (file) => runNode(args, { cwd, env: { ...PLAIN, PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
    countPlaywright,
  );
}

/** Arguments that make Node run the tests of a workspace that has no other runner. */
export function nodeTestArguments(folder: string, files: string[], options: string[] = []): string[] {
  const all = globSync(`${folder}/src/**/*.spec.ts`, { cwd: ROOT }).sort();
  const chosen = files.length === 0 ? all : all.filter((one) => files.some((part) => one.includes(part)));
  // without a file, Node would look for tests of its own pattern in the whole repository
  if (chosen.length === 0)
    throw new UserError(`No test of ${folder}/src has ${files.join(' or ') || 'a name'} in its path`);
  return ['--test', '--test-concurrency=1', ...options, ...chosen.map((file) => inRoot(file))];
}

export async function nodeTest(folder: string, asked: Asked): Promise<Counts> {
  const order = ['--test-randomize', `--test-random-seed=${asked.seed}`];
  const args = nodeTestArguments(folder, asked.files, ['--test-reporter=spec', ...order]);
  return seeded(
    asked,
    runNode(args, { env: PLAIN }).then(({ code, output }) => readSpec(output, code)),
  );
}
