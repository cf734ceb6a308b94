import { randomBytes } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard, uploadResume } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { type Ended, runBuilt } from '../../test/child-command.js';
import { RESTORES } from '../platform/database/unfinished-restore.js';

/** Hash that the database reports for a collection without rows. */
const OF_NOTHING = 'd41d8cd98f00b204e9800998ecf8427e';

describe('npm run backup and npm run restore', () => {
  let board: TestBoard;
  let folder: string;
  let client: mongo.MongoClient;
  const databases: string[] = [];

  beforeAll(async () => {
    builtProgram('commands', 'backup.js');
    board = await startBoard({ RATE_LIMITS: 'off' });
    client = await mongo.MongoClient.connect(here());
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const company = await newCompany(board);
    await newJob(board, company, {
      title: 'Nurse',
      description: '<p>Ẹ káàbọ̀ 🌍, come and work with us.</p>',
    });
    await uploadResume(board, await newSeeker(board));
    expect(await backup(path('good'))).toMatchObject({ code: 0 });
  }, 120_000);
  afterAll(async () => {
    for (const name of databases) await client.db(name).dropDatabase();
    await client.close();
    rmSync(folder, { recursive: true });
    await board.close();
  });

  const here = () => process.env.MONGODB_URI ?? '';
  const path = (name: string) => join(folder, name);
  function emptyDatabase(): { uri: string; db: mongo.Db } {
    const uri = new URL(here());
    const name = `restored_${randomBytes(6).toString('hex')}`;
    databases.push(name);
    uri.pathname = `/${name}`;
    return { uri: uri.href, db: client.db(name) };
  }
  const backup = (...args: string[]): Promise<Ended> => runBuilt('backup', args, { MONGODB_URI: here() });
  const restore = (uri: string, ...args: string[]): Promise<Ended> =>
    runBuilt('restore', args, { MONGODB_URI: uri });
  /**
   * Hash of each collection as the database computes it. Collections of file bytes are excluded because a restore
   * rewrites them.
   */
  async function hashes(db: mongo.Db): Promise<Record<string, string>> {
    const { collections } = await db.command({ dbHash: 1 });
    const kept = Object.entries(collections as Record<string, string>);
    return Object.fromEntries(
      kept.filter(
        ([name, hash]) =>
          hash !== OF_NOTHING && !/^(storedfiles|leases|searchfeeds|boardidentity)/.test(name),
      ),
    );
  }
  async function bytesOfFiles(db: mongo.Db): Promise<Record<string, string>> {
    const bytes: Record<string, string> = {};
    for (const { storeKey } of await db.collection('files').find().toArray()) {
      const chunks = db
        .collection('storedfiles.chunks')
        .find({ files_id: new mongo.ObjectId(String(storeKey)) });
      bytes[storeKey] = (await chunks.sort({ n: 1 }).toArray()).map(({ data }) => String(data)).join('');
    }
    return bytes;
  }
  const isEmpty = async (db: mongo.Db) => (await db.listCollections().toArray()).length === 0;

  it('bring back every row and every file unchanged [BACKUP-1]', async () => {
    await board.connection.collection('kinds').insertOne({
      whole: new mongo.Int32(1),
      half: new mongo.Double(1),
      long: mongo.Long.fromString('9007199254740993'),
      words: /^a/i,
      bytes: new mongo.Binary(Buffer.from([0, 255])),
    });
    const { uri, db } = emptyDatabase();
    const made = await backup(path('whole'));
    expect(made).toMatchObject({ code: 0, out: '' });
    expect(made.error).toMatch(
      /\njobs: 1\n[^]*: \d+ documents of \d+ collections and 1 files, as of 20[^\n]*Z\.\n$/,
    );
    expect(await restore(uri, path('whole'))).toMatchObject({ code: 0, error: '' });
    const source = client.db(board.connection.name);
    expect(await hashes(db)).toEqual(await hashes(source));
    const files = await bytesOfFiles(db);
    expect(Object.values(files)).toEqual([expect.stringContaining('%PDF')]);
    expect(files).toEqual(await bytesOfFiles(source));
  });

  it('create a file that only its owner can read, whatever the umask, and no other file [BACKUP-1, BACKUP-22]', async () => {
    const before = process.umask(0o277);
    const made = backup(path('masked'));
    process.umask(before);
    expect(await made).toMatchObject({ code: 0 });
    expect(statSync(path('masked')).mode & 0o777).toBe(0o600);
    expect(statSync(path('good')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).not.toContain('good.part');
  });

  it('refuse to write through a link or over an existing file [BACKUP-22]', async () => {
    writeFileSync(path('precious'), 'mine');
    symlinkSync(path('precious'), path('link'));
    symlinkSync(path('precious'), path('trap.part'));
    for (const [name, told] of [
      ['precious', `${path('precious')} is there already; choose another name.\n`],
      ['link', `${path('link')} is there already; choose another name.\n`],
      [
        'trap',
        `${path('trap.part')} is there already: another backup is being written, or one was stopped. Remove it when none runs.\n`,
      ],
    ] as const)
      expect(await backup(path(name))).toEqual({ code: 1, out: '', error: told });
    expect(readFileSync(path('precious'), 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toContain('trap.part');
  });

  it('name a missing file and exit with 2 [BACKUP-21]', async () => {
    const files = client.db(board.connection.name).collection('files');
    const lost = { storeKey: 'd'.repeat(24), contentType: 'application/pdf' };
    const { insertedId } = await files.insertOne(lost);
    const made = await backup(path('lossy'));
    await files.deleteOne({ _id: insertedId });
    expect(made).toMatchObject({ code: 2 });
    expect(made.error).toContain(`Warning: the file ${String(insertedId)} is not in the file store`);
    const read = await restore(emptyDatabase().uri, path('lossy'), '--dry-run');
    expect(read).toMatchObject({ code: 2, error: '' });
    expect(read.out).toMatch(/is not whole: .*\nWarning: the file [0-9a-f]{24} is not in it, only its row/);
  });

  it('give the restored board a new identity each time [BACKUP-20]', async () => {
    const { uri, db } = emptyDatabase();
    const idOf = async () => (await db.collection('boardidentity').findOne())?.id as string;
    const ended = await restore(uri, path('good'));
    const first = await idOf();
    expect(first).toMatch(/^[0-9a-f]{24}$/);
    expect(ended.out).toContain(
      `It is a board of its own, ${first}: in a bucket it touches no file of the board`,
    );
    await restore(uri, path('good'), '--replace');
    expect(await idOf()).not.toBe(first);
  });

  it('change nothing in a dry run', async () => {
    const { uri, db } = emptyDatabase();
    const ended = await restore(uri, path('good'), '--dry-run');
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.out).toMatch(/is whole: \d+ documents and 1 files\.\n$/);
    expect(await isEmpty(db)).toBe(true);
  });

  it('change nothing when the backup is damaged [BACKUP-2]', async () => {
    const { uri, db } = emptyDatabase();
    writeFileSync(path('damaged'), readFileSync(path('good')).subarray(0, -100));
    expect(await restore(uri, path('damaged'))).toEqual({
      code: 1,
      out: '',
      error: `${path('damaged')} cannot be restored: it is damaged, or cut short.\n`,
    });
    expect(await isEmpty(db)).toBe(true);
  });

  it('overwrite nothing without the option for it [BACKUP-3]', async () => {
    const { uri, db } = emptyDatabase();
    await db.collection('jobs').insertOne({ title: 'Here before' });
    const refused = await restore(uri, path('good'));
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.error).toContain('The database is not empty: it holds jobs.');
    expect(await restore(uri, path('good'), '--replace')).toMatchObject({ code: 0 });
    expect((await db.collection('jobs').find().toArray()).map(({ title }) => String(title))).toEqual([
      'Nurse',
    ]);
  });

  it('block the start after an unfinished restore, and the next restore starts over [BACKUP-3]', async () => {
    const { uri, db } = emptyDatabase();
    await db.collection<{ _id: string }>(RESTORES).insertOne({ _id: 'restore' });
    await db.collection('jobs').insertOne({ title: 'Half' });
    const start = await runBuilt('company-claim', ['--company', 'a'.repeat(24), '--email', 'a@b.example'], {
      MONGODB_URI: uri,
    });
    expect(start).toMatchObject({ code: 1 });
    expect(start.error).toContain('A restore of this database has not been finished');
    expect(await restore(uri, path('good'))).toMatchObject({ code: 0 });
    expect(await db.collection('jobs').countDocuments()).toBe(1);
    expect(await db.listCollections({ name: RESTORES }).toArray()).toEqual([]);
  });

  it('report in one sentence what they cannot read or write', async () => {
    const none = path('none/backup');
    expect(await backup(none)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/cannot be written to .*: ENOENT\.\n$/),
    });
    expect(await restore(here(), none)).toEqual({
      code: 1,
      out: '',
      error: `There is no file ${none} that can be read.\n`,
    });
  });

  it.each([
    ['backup', ['--force']],
    ['restore', ['a', 'b']],
  ])('print their usage: %s %j', async (command, args) => {
    const ended = await runBuilt(command, args, { MONGODB_URI: here() });
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error).toContain(`Usage: npm run ${command} -- FILE`);
    expect(await runBuilt(command, ['--help'])).toMatchObject({ code: 0, error: '' });
  });
});
