import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { newCompany, startBoard, type TestBoard } from '../../../test/board.js';
import { startGuardedMongod } from '../../../test/mongod.js';
import { SecurityLog } from './security-log.js';

const GUIDE = readFileSync(join(__dirname, '../../../../docs/operations.md'), 'utf8');

describe('a security log in its own database, set up as the guide says', () => {
  let server: Awaited<ReturnType<typeof startGuardedMongod>>;
  let board: TestBoard;
  let own: mongo.MongoClient;

  beforeAll(async () => {
    server = await startGuardedMongod();
    await followGuide();
    const uri = `mongodb://security_log:secret@127.0.0.1:${server.port}/skybil_log`;
    own = new mongo.MongoClient(uri);
    board = await startBoard({ SECURITY_LOG_URI: uri });
  }, 60_000);
  afterAll(async () => {
    await board.close();
    await own.close();
    await server.stop();
  });

  /** Runs the guide's commands as an administrator. */
  async function followGuide(): Promise<void> {
    const [, commands = ''] = /## Security log[^]*?```js\n([^]*?)```/.exec(GUIDE) ?? [];
    const work: (() => Promise<unknown>)[] = [];
    const database = () => server.admin.db('skybil_log');
    const shell = {
      getSiblingDB: (name: string) => (expect(name).toBe('skybil_log'), shell),
      createCollection: (name: string) => work.push(() => database().createCollection(name)),
      securitylog: {
        createIndex: (...index: [mongo.IndexSpecification, mongo.CreateIndexesOptions]) =>
          work.push(() =>
            database()
              .collection('securitylog')
              .createIndex(...index),
          ),
      },
      createRole: ({ role, ...rest }: mongo.Document) =>
        work.push(() => database().command({ createRole: role, ...rest })),
      createUser: ({ user, ...rest }: mongo.Document) =>
        work.push(() => database().command({ createUser: user, ...rest })),
    };
    new Function('db', 'passwordPrompt', commands)(shell, () => 'secret');
    for (const step of work) await step();
  }
  const stored = () => server.admin.db('skybil_log').collection('securitylog').find().toArray();

  it("contains all events; the board's database contains none", async () => {
    const { id } = await newCompany(board);
    await board.app.get(SecurityLog).write('signed-in', { who: { kind: 'company', id }, client: undefined });
    expect(await stored()).toContainEqual(
      expect.objectContaining({ event: 'signed-in', who: `company ${id}` }),
    );
    expect(await board.connection.listCollections()).not.toContainEqual(
      expect.objectContaining({ name: 'securitylog' }),
    );
    expect(await board.app.get(SecurityLog).about({ kind: 'company', id }, 9)).not.toEqual([]);
  });

  it.each<[string, (log: mongo.Collection, database: mongo.Db) => Promise<unknown>]>([
    ['changed', (log) => log.updateMany({}, { $set: { who: 'nobody' } })],
    ['removed', (log) => log.deleteMany({})],
    ['dropped', (log) => log.drop()],
    ['renamed', (log) => log.rename('other')],
    ['set to expire sooner', (log) => log.createIndex({ at: 1 }, { expireAfterSeconds: 1 })],
    [
      'set to expire sooner through its index',
      (_log, database) =>
        database.command({ collMod: 'securitylog', index: { name: 'old-events', expireAfterSeconds: 1 } }),
    ],
    ['overwritten by a pipeline', (log) => log.aggregate([{ $out: 'securitylog' }]).toArray()],
  ])('cannot be %s by the database user of the board [LOG-3]', async (_, attempt) => {
    await board.app.get(SecurityLog).write('signed-in', { who: 'operator' });
    const before = await stored();
    const database = own.db('skybil_log');
    await expect(attempt(database.collection('securitylog'), database)).rejects.toMatchObject({ code: 13 });
    expect(await stored()).toEqual(before);
  });
});
