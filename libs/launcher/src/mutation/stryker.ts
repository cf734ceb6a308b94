import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { tellOfDatabase } from '../board/board-database.ts';
import { startTestDatabase } from '@skybil/mongod/test-database';
import { beforeExit } from '../support/main.ts';
import { ROOT, inRoot } from '../support/root.ts';
import { runNode } from '../support/run.ts';
import { type MutationReport, type Score, scoreOf } from './score.ts';
import type { Target } from './targets.ts';

const COMMON = {
  coverageAnalysis: 'perTest',
  // what stands outside of functions takes a new start and every test for each fault: hours for tables and names
  ignoreStatic: true,
  concurrency: availableParallelism(),
  // a mutant may loop for ever; a busy machine is only slow
  timeoutMS: 10_000,
  ignorePatterns: [
    'dist',
    'dist-server',
    '.data',
    'screenshots',
    '/docs',
    '*.md',
    'openapi.json',
    'coverage',
    'reports',
  ],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, logTests: false },
  allowEmpty: false,
  disableTypeChecks: false,
};

/** Jest's configuration as one project: Stryker watches the coverage of one only. */
async function jestConfig(tests = ''): Promise<object> {
  const { integration, run } = (await import(inRoot('jest.config.mjs'))) as Record<string, object>;
  const { globalSetup, globalTeardown, displayName, rootDir, ...config } = integration as Record<
    string,
    unknown
  >;
  const roots = ['api/src', 'api/test', 'libs/shared/src', 'libs/api-client/src'];
  // Stryker adds this to what jest.config.mjs says, so its projects must go
  return {
    ...config,
    ...run,
    projects: [],
    roots: roots.map((root) => `<rootDir>/${root}`),
    testRegex: tests,
  };
}

function namedTests({ workspace, tests }: Target): { testFiles?: string[] } {
  if (!tests) return {};
  const files = globSync('src/**/*.spec.{ts,tsx}', { cwd: inRoot(workspace) });
  return { testFiles: files.filter((file) => new RegExp(tests).test(file)) };
}

async function options(target: Target): Promise<object> {
  if (target.runner === 'vitest') return { testRunner: 'vitest', ...namedTests(target) };
  return {
    testRunner: 'jest',
    jest: { projectType: 'custom', config: await jestConfig(target.tests), enableFindRelatedTests: false },
  };
}

/** The database of the API's tests, for a run of any number of files. */
export async function databaseOfRun(): Promise<void> {
  if (process.env.TEST_MONGODB_URI) return;
  const database = await startTestDatabase(tellOfDatabase);
  beforeExit(database.stop);
  process.env.TEST_MONGODB_URI = database.uri;
}

/** Runs Stryker, which prints what survived. @returns undefined when it broke off */
export async function runStryker(target: Target): Promise<Score | undefined> {
  const cwd = target.runner === 'jest' ? ROOT : inRoot(target.workspace);
  const folder = inRoot('.data', 'mutation', target.workspace);
  mkdirSync(folder, { recursive: true });
  const report = path.join(folder, `${target.mutate.replaceAll('/', '-')}.json`);
  const file = path.join(folder, 'stryker.conf.json');
  const config = {
    ...COMMON,
    ...(await options(target)),
    mutate: [target.mutate],
    tempDirName: '.stryker-tmp',
    jsonReporter: { fileName: report },
  };
  writeFileSync(file, JSON.stringify(config));
  rmSync(report, { force: true });
  const home = target.workspace === 'api' ? ROOT : inRoot(target.workspace);
  const program = path.join(home, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { code } = await runNode([program, 'run', file], { cwd, env: { NO_COLOR: '1' }, show: true });
  return code === 0 ? scoreOf(JSON.parse(readFileSync(report, 'utf8')) as MutationReport) : undefined;
}
