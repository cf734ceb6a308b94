import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { inRoot } from '../support/root.ts';
import { type RunResult, run, runNode, tool } from '../support/run.ts';
import { readReport } from './json-report.ts';
import type { Choice, Counts } from './suite.ts';

const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0' };

async function withReport(work: (file: string) => Promise<RunResult>): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skybil-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, output } = await work(file);
    return readReport(file, code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Names the seed of a failed run, because the order may be the cause. */
async function seeded({ seed }: Choice, running: Promise<Counts>): Promise<Counts> {
  const counts = await running;
  if (counts.failed === 0) return counts;
  return { ...counts, details: `${counts.details.trim()}\n\n(repeat this order with TEST_SEED=${seed})` };
}

export function jest(
  choice: Choice,
  projects: string[],
  { options = [], env = {} }: { options?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Counts> {
  // some libraries, such as Nest, are ES modules
  const args = [
    '--experimental-vm-modules',
    tool('jest'),
    '--json',
    '--randomize',
    `--seed=${choice.seed}`,
    ...options,
  ];
  args.push('--selectProjects', ...projects);
  if (choice.files.length > 0) args.push('--testPathPatterns', ...choice.files);
  return seeded(
    choice,
    withReport((file) => runNode([...args, `--outputFile=${file}`], { env: { ...PLAIN, ...env } })),
  );
}

export function vitest(workspace: string, choice: Choice): Promise<Counts> {
  const files = choice.files.map((file) => file.replace(`${workspace}/`, ''));
  const args = [tool('vitest'), 'run', '--reporter=dot', '--reporter=json', ...files];
  args.push('--sequence.shuffle.tests', `--sequence.seed=${choice.seed}`);
  return seeded(
    choice,
    withReport((file) =>
      runNode([...args, `--outputFile.json=${file}`], {
        cwd: inRoot(workspace),
        env: { ...PLAIN, DEBUG_PRINT_LIMIT: '0' },
      }),
    ),
  );
}

export function playwright({ files }: Choice, config = 'playwright.config.ts'): Promise<Counts> {
  const args = [tool('playwright'), 'test', `--config=${config}`, '--reporter=dot,json', ...files];
  const cwd = inRoot('libs', 'browser-tests');
  return withReport((file) => runNode(args, { cwd, env: { ...PLAIN, PLAYWRIGHT_JSON_OUTPUT_NAME: file } }));
}

/** Runs npm scripts, two at a time. Each counts as one test. */
export async function npmScripts(names: string[]): Promise<Counts> {
  const limit = pLimit(2);
  const results = await Promise.all(
    names.map((name) =>
      limit(async () => ({ name, ...(await run('npm', ['run', '--silent', name], { env: PLAIN })) })),
    ),
  );
  const failures = results.filter(({ code }) => code !== 0);
  return {
    passed: results.length - failures.length,
    failed: failures.length,
    details: failures.map(({ name, output }) => `npm run ${name}\n${output.trim()}`).join('\n\n'),
  };
}
