import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContract } from '../contract/check.ts';
import { lintSteps } from '../linting/steps.ts';
import { ROOT, inRoot } from '../support/root.ts';
import { runNode, tool } from '../support/run.ts';
import { UserError, firstLine } from '../support/user-error.ts';
import { countReport } from './jest-report.ts';
import { readSpec } from './node-report.ts';
import { type Counts, type Ring, nothing } from './ring.ts';

/** Colour codes would get between us and the counts. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0' };

async function withReport(
  work: (file: string) => Promise<{ code: number; output: string }>,
): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skybil-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, output } = await work(file);
    return countReport(file, code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function jest(env: Record<string, string>, only: string[] = []): Promise<Counts> {
  const config = ['jest.config.mjs', 'api/jest.config.mjs'].map((file) => inRoot(file)).find(existsSync);
  const args = ['--experimental-vm-modules', '--no-warnings', tool('jest'), '--json', ...only];
  if (config) args.push('-c', config);
  return withReport((file) =>
    runNode([...args, `--outputFile=${file}`], {
      cwd: config ? path.dirname(config) : ROOT,
      env: { ...PLAIN, ...env },
    }),
  );
}

function vitest(folder: string): Promise<Counts> {
  return withReport((file) =>
    runNode([tool('vitest'), 'run', '--reporter=json', `--outputFile=${file}`], {
      cwd: inRoot(folder),
      env: PLAIN,
    }),
  );
}

async function nodeTest(folder: string, ...options: string[]): Promise<Counts> {
  const files = globSync(`${folder}/src/**/*.test.ts`, { cwd: ROOT });
  if (files.length === 0) return { passed: 0, failed: 1, details: `No test stands in ${folder}/src.` };
  const args = ['--test', '--test-reporter=spec', '--test-concurrency=1', ...options, ...files];
  const { code, output } = await runNode(args, { env: PLAIN });
  return readSpec(output, code);
}

async function lint(): Promise<Counts> {
  const counts = nothing();
  for (const step of lintSteps) {
    const { code, output } = await step.run();
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) counts.details += `${step.name}\n${output.trim()}\n\n`;
  }
  return counts;
}

async function contract(): Promise<Counts> {
  try {
    await checkContract();
    return { passed: 1, failed: 0, details: '' };
  } catch (error) {
    return { passed: 0, failed: 1, details: error instanceof UserError ? error.message : firstLine(error) };
  }
}

/** Every ring, in the order in which they run. */
export function allRings(databaseUri: () => Promise<string>): Ring[] {
  return [
    { name: 'contract', run: contract },
    { name: 'lint', run: lint },
    { name: 'api', run: async () => jest({ TEST_MONGODB_URI: await databaseUri() }) },
    { name: 'unit', onRequest: true, run: () => jest({}, ['--testPathPatterns', String.raw`\.spec\.ts$`]) },
    { name: 'seeker', run: () => vitest('seeker-web') },
    { name: 'console', run: () => vitest('recruiter-admin') },
    { name: 'launcher', run: () => nodeTest('libs/launcher') },
    // in one process, so that all files share one board and one browser
    { name: 'browser', run: () => nodeTest('libs/browser-tests', '--test-isolation=none') },
  ];
}
