import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, inRoot } from '../support/root.ts';
import { must, runNode, tool } from '../support/run.ts';
import { nodeTestArguments } from '../testing/run-tools.ts';

const FOLDER = inRoot('.data', 'coverage');
/** Istanbul's name for its JSON. */
const JSON_FILE = 'coverage-final.json';
/** Nothing is measured where a test fails: it would mislead. */
const TESTS = 'A run of tests';
/**
 * What V8 cannot count here: OpenSearch's part has a ring of its own, and a worker thread that is ended, not left to
 * finish, writes nothing down (`pdf-pool.spec.ts` asks it).
 */
const UNCOUNTED = ['**/search/opensearch/**', '**/*.worker.mts'];
const NOT_PRODUCTION = ['**/*spec.{ts,tsx}', '**/testing/**', '**/*.d.ts', '**/schema.ts'];

function fresh(name: string): string {
  const folder = path.join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What V8 wrote down of processes of their own, told of the sources that they were built from. */
async function fromProcesses(raw: string, include: string): Promise<string> {
  const folder = fresh(`${path.basename(raw)}-report`);
  const args = [tool('c8'), 'report', '--temp-directory', raw, '--reporter=json', '--exclude-after-remap'];
  args.push('--reports-dir', folder, '--include', include);
  args.push(...['**/*spec.ts', ...UNCOUNTED].flatMap((glob) => ['--exclude', glob]));
  await must('Reading what V8 counted', runNode(args));
  return path.join(folder, JSON_FILE);
}

/** Jest over some of its projects; the built programs that tests start are counted too. */
async function jest(name: string, projects: string[], sources: string): Promise<string[]> {
  const folder = fresh(name);
  const children = fresh(`${name}-children`);
  const args = [tool('jest'), '--coverage'];
  args.push('--coverageProvider=v8', '--coverageReporters=json', `--coverageDirectory=${folder}`);
  args.push(
    `--collectCoverageFrom=${sources}`,
    ...[...NOT_PRODUCTION, ...UNCOUNTED].map((glob) => `--collectCoverageFrom=!${glob}`),
  );
  args.push('--selectProjects', ...projects);
  await must(TESTS, runNode(args, { env: { CHILD_COVERAGE: children } }));
  const own = path.join(folder, JSON_FILE);
  return readdirSync(children).length > 0 ? [own, await fromProcesses(children, sources)] : [own];
}

/** A front end; what it takes of the library that both share is counted with it, from the tests of both. */
async function vitest(folder: string): Promise<string[]> {
  const results = fresh(folder);
  const args = [
    tool('vitest'),
    'run',
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.reporter=json',
  ];
  args.push(`--coverage.reportsDirectory=${results}`, '--coverage.allowExternal');
  args.push(...['src', '../libs/web/src'].map((source) => `--coverage.include=${source}/**/*.{ts,tsx}`));
  args.push(...NOT_PRODUCTION.map((glob) => `--coverage.exclude=${glob}`));
  await must(TESTS, runNode(args, { cwd: inRoot(folder) }));
  return [path.join(results, JSON_FILE)];
}

async function nodeTest(folder: string): Promise<string[]> {
  const raw = fresh(folder.replace('/', '-'));
  await must(TESTS, runNode(nodeTestArguments(folder, []), { env: { NODE_V8_COVERAGE: raw }, cwd: ROOT }));
  return [await fromProcesses(raw, `${folder}/src/**/*.ts`)];
}

/** Each workspace's tests, run so that V8 counts. @returns files in Istanbul's form */
export const COLLECT: Record<string, () => Promise<string[]>> = {
  api: () => jest('api', ['unit', 'integration'], 'api/src/**/*.{ts,mts}'),
  'libs/shared': () => jest('shared', ['shared'], 'libs/shared/src/**/*.ts'),
  'libs/api-client': () => jest('api-client', ['api-client'], 'libs/api-client/src/**/*.ts'),
  'seeker-web': () => vitest('seeker-web'),
  'recruiter-admin': () => vitest('recruiter-admin'),
  'libs/mongod': () => nodeTest('libs/mongod'),
  'libs/launcher': () => nodeTest('libs/launcher'),
};
