import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { builtProgram } from '../test/built-api.js';
import { runProgram } from '../test/child-command.js';
import type { Report } from './report.mjs';

const BENCH = join(__dirname, 'bench.mts');
const ROWS = [
  'list, cached',
  'list',
  'list, all kinds',
  'category with place',
  'search, common word',
  'search, rare word',
  'search, absent word',
  'search, three words',
  'search, title with location',
  'words, title with place',
  'words, one error',
  'words, three of a title',
  'place',
  'posted within 7 days',
  'open to Nigeria',
  'pay stated',
  'pay at least',
  'sorted by pay',
  'page 1600',
  'after a job',
  'facets, cached',
  'facets with filter',
  'facets with filter and search',
  'facets with filter and words',
  'one job',
  'bare list',
  'list-jobs',
  'applicants',
  'console page',
  'own applications',
  'rendered home, cached',
  'rendered home',
  'rendered job, cached',
  'rendered job',
  'apply',
  'apply, one hot job',
];

describe('npm run bench', () => {
  beforeAll(() => {
    builtProgram();
  }, 120_000);

  it('measures every call against a bare server with equal answers, and leaves no database behind', async () => {
    const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/bench-command-${randomBytes(6).toString('hex')}`;
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'board-bench-'));
    const ended = await runProgram(BENCH, ['--quick'], { MONGODB_URI: uri.href, DATA_DIR });
    expect(ended).toMatchObject({ code: 0, error: '' });
    const [, file = ''] = /^As JSON: (.+)$/m.exec(ended.out) ?? [];
    const [report] = JSON.parse(readFileSync(file, 'utf8')) as Report[];
    for (const atOnce of [1, 8]) {
      const rows = report?.rows.filter((row) => row.atOnce === atOnce) ?? [];
      expect(rows.map(({ name }) => name)).toEqual(ROWS);
      for (const { name, board, bare } of rows) {
        expect(ended.out).toContain(`| ${name} |`);
        for (const figure of [board, bare]) {
          expect(figure.perSecond).toBeGreaterThan(0);
          expect(figure.p99).toBeGreaterThanOrEqual(figure.p50);
        }
      }
    }
    expect(Object.values(report?.tutorial ?? {})).not.toContain(undefined);
    expect(report?.sizes.map(({ name, rows }) => [name, rows])).toContainEqual(['jobs', 400]);
    expect(await databases(uri.href)).not.toContainEqual(expect.stringMatching(/^bench/));
  }, 240_000);

  it.each([
    [
      'an unknown option',
      ['--fast'],
      'mongodb://127.0.0.1:9/x',
      'Usage: npm run bench [-- --full | --quick | --pages]\n',
    ],
    ['a wrong address', [], 'http://x', 'MONGODB_URI must name the database server to measure with.\n'],
  ])(
    'prints its usage or the wrong setting in one line when it gets %s',
    async (_, args, MONGODB_URI, error) => {
      expect(await runProgram(BENCH, args, { MONGODB_URI })).toEqual({ code: 1, out: '', error });
    },
  );
});

async function databases(uri: string): Promise<string[]> {
  const client = await mongo.MongoClient.connect(uri);
  const { databases: found } = await client.db().admin().listDatabases({ nameOnly: true });
  await client.close();
  return found.map(({ name }) => name);
}
