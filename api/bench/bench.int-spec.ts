import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { builtProgram } from '../test/built-api.js';
import { runProgram } from '../test/child-command.js';

const BENCH = join(__dirname, 'bench.mts');
const ROWS = ['job list', 'one job', 'one job, each time another', 'filtered list', 'search'];

describe('npm run bench', () => {
  beforeAll(() => {
    builtProgram();
  }, 120_000);

  it('measures the board beside a bare server that answers the same, and leaves nothing behind', async () => {
    const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/bench-command-${randomBytes(6).toString('hex')}`;
    const ended = await runProgram(BENCH, ['--quick'], { MONGODB_URI: uri.href });
    expect(ended).toMatchObject({ code: 0, error: '' });
    const [start, size, head, ...lines] = ended.out.trim().split('\n');
    expect(start).toBe('Starting the board and filling its database ...');
    expect(size).toBe('40 jobs; up to 64 requests a row and server, 16 at once, in 4 turns');
    expect(head?.trim().split(/\s+/)).toEqual(['board', 'bare', 'ratio']);
    const figures = lines.slice(0, ROWS.length);
    expect(figures.map((line) => line.slice(0, 36).trim())).toEqual(ROWS);
    for (const line of figures) {
      const [, ours, theirs, ratio] = /^ *(\d+)\/s +(\d+)\/s +(\d+\.\d\d)$/.exec(line.slice(36)) ?? [];
      expect(Number(theirs)).toBeGreaterThan(0);
      expect(ratio).toBe((Number(ours) / Number(theirs)).toFixed(2));
    }
    expect(lines.slice(ROWS.length).map((line) => line.split(':')[0])).toEqual(['board', 'bare']);
    expect(await databases(uri.href)).not.toContainEqual(expect.stringMatching(/^bench/));
  }, 120_000);

  it.each([
    ['an unknown option', ['--fast'], 'mongodb://127.0.0.1:9/x', 'Usage: npm run bench [-- --quick]\n'],
    ['no database', [], '', 'MONGODB_URI must name the database server to measure with.\n'],
  ])('says in one line what it needs when it is given %s', async (_, args, MONGODB_URI, error) => {
    expect(await runProgram(BENCH, args, { MONGODB_URI })).toEqual({ code: 1, out: '', error });
  });
});

async function databases(uri: string): Promise<string[]> {
  const client = await mongo.MongoClient.connect(uri);
  const { databases: found } = await client.db().admin().listDatabases({ nameOnly: true });
  await client.close();
  return found.map(({ name }) => name);
}
