import { type Connection, type Model, mongo, Schema } from 'mongoose';
import { startBoard, type TestBoard } from '../../../test/board.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import { isDuplicateKey } from './duplicate-key.js';
import { makeIndexes } from './indexes.js';
import { Transactions } from './transactions.js';

describe('the database', () => {
  let board: TestBoard;
  let db: Connection;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    await storeJobs(board, [{ title: 'Engineer' }, { kind: 'remote' }]);
    db = board.connection;
  });
  afterAll(() => board.close());

  const counters = () => db.collection('things');

  describe('a read', () => {
    /** The `maxTimeMS` of each read of the collection that `ask` makes. */
    async function limits(collection: string, ask: () => Promise<unknown>): Promise<unknown[]> {
      await db.db?.setProfilingLevel('all');
      await ask();
      await db.db?.setProfilingLevel('off');
      const rows = await db
        .collection('system.profile')
        .find({ ns: `${db.name}.${collection}` })
        .toArray();
      await db.collection('system.profile').drop();
      return rows.map(({ command }) => (command as { maxTimeMS?: number }).maxTimeMS);
    }
    /** Uses a collection that nothing else reads, because background work may read the board's own. */
    const limitsOf = (ask: (model: Model<unknown>) => Promise<unknown>) =>
      limits('probes', () => ask(probes));
    let probes: Model<unknown>;
    beforeAll(() => {
      probes = db.model<unknown>('Probe', new Schema({ visible: Boolean, location: String }));
    });

    it.each<[string, (model: Model<unknown>) => Promise<unknown>]>([
      ['find', (model) => model.find({ visible: true })],
      ['findOne', (model) => model.findOne({ visible: true })],
      ['countDocuments', (model) => model.countDocuments({ visible: true })],
      ['distinct', (model) => model.distinct('location')],
      ['aggregate', (model) => model.aggregate([{ $match: {} }])],
    ])('by %s is limited to five seconds', async (_, ask) => {
      expect(await limitsOf(ask)).toEqual([5_000]);
    });

    it.each<[string, (model: Model<unknown>) => Promise<unknown>]>([
      ['find', (model) => model.find({ visible: true }).maxTimeMS(700)],
      ['aggregate', (model) => model.aggregate([{ $match: {} }]).option({ maxTimeMS: 700 })],
    ])('by %s can set its own limit', async (_, ask) => {
      expect(await limitsOf(ask)).toEqual([700]);
    });

    it.each(['jobs', 'jobs?title=engineer&location=lagos', 'remotejobs?page=2'])(
      'for the list %s is limited to five seconds',
      async (path) => {
        const found = await limits(
          'jobs',
          () => board.http.get(`/api/${path}`).expect(200) as unknown as Promise<unknown>,
        );
        expect(new Set(found)).toEqual(new Set([5_000]));
      },
    );
  });

  it('refuses filters by unknown fields and filters with operators [INPUT-4]', async () => {
    const jobs = db.model('Job');
    await expect(jobs.find({ unknownField: 1 } as object)).rejects.toThrow(/unknownField/);
    await jobs.collection.insertOne({ title: 'Cook', titleLower: 'cook' });
    expect(await jobs.find({ title: 'Cook' })).toHaveLength(1);
    await expect(jobs.find({ title: { $ne: 'x' } } as object)).rejects.toThrow(/Cast to string failed/);
  });

  it('is used with majority writes and short timeouts', () => {
    expect(db.getClient().options).toMatchObject({
      serverSelectionTimeoutMS: 3_000,
      heartbeatFrequencyMS: 2_000,
      connectTimeoutMS: 5_000,
      socketTimeoutMS: 45_000,
      writeConcern: { w: 'majority' },
    });
  });

  it('has every index that the schemas declare, and creating them again does no harm', async () => {
    await makeIndexes(db);
    for (const model of Object.values(db.models)) {
      const names = (await model.listIndexes()).length;
      expect([model.modelName, names]).toEqual([model.modelName, model.schema.indexes().length + 1]);
    }
  });

  it('distinguishes a duplicate key from other errors', () => {
    expect(isDuplicateKey(new mongo.MongoServerError({ message: 'x', code: 11_000 }))).toBe(true);
    for (const other of [
      new mongo.MongoServerError({ message: 'x', code: 11_600 }),
      new Error(),
      undefined,
      null,
    ])
      expect(isDuplicateKey(other)).toBe(false);
  });

  it('commits a transaction completely or not at all and returns its result [RUN-5]', async () => {
    const transactions = board.app.get(Transactions, { strict: false });
    await counters().insertOne({ name: 'a', count: 0 });
    const add = (session: mongo.ClientSession) =>
      counters().updateOne({ name: 'a' }, { $inc: { count: 1 } }, { session });
    const failed = transactions.run(async (unit) => {
      await add(unit);
      throw new Error('not like this');
    });
    await expect(failed).rejects.toThrow('not like this');
    expect(await counters().findOne({ name: 'a' })).toMatchObject({ count: 0 });
    const said = await transactions.run(async (unit) => {
      await add(unit);
      return 'done';
    });
    expect(said).toBe('done');
    expect(await counters().findOne({ name: 'a' })).toMatchObject({ count: 1 });
  });
});
