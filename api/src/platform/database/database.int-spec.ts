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
    /** What the database was told by the reads of a collection that `ask` makes. */
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
    /** A collection that nothing else reads: the board looks after those that it knows at any time. */
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
    ])('by %s may take five seconds', async (_, ask) => {
      expect(await limitsOf(ask)).toEqual([5_000]);
    });

    it.each<[string, (model: Model<unknown>) => Promise<unknown>]>([
      ['find', (model) => model.find({ visible: true }).maxTimeMS(700)],
      ['aggregate', (model) => model.aggregate([{ $match: {} }]).option({ maxTimeMS: 700 })],
    ])('by %s may take what it says itself', async (_, ask) => {
      expect(await limitsOf(ask)).toEqual([700]);
    });

    it.each(['jobs', 'jobs?title=engineer&location=lagos', 'remotejobs?page=2'])(
      'for the list %s may take five seconds',
      async (path) => {
        const told = await limits(
          'jobs',
          () => board.http.get(`/api/${path}`).expect(200) as unknown as Promise<unknown>,
        );
        expect(new Set(told)).toEqual(new Set([5_000]));
      },
    );
  });

  it('knows no field that no schema has, and takes no orders from a filter [INPUT-4]', async () => {
    const jobs = db.model('Job');
    await expect(jobs.find({ unknownField: 1 } as object)).rejects.toThrow(/unknownField/);
    await jobs.collection.insertOne({ title: 'Cook', titleLower: 'cook' });
    expect(await jobs.find({ title: 'Cook' })).toHaveLength(1);
    await expect(jobs.find({ title: { $ne: 'x' } } as object)).rejects.toThrow(/Cast to string failed/);
  });

  it('is written by a majority, chosen within 3 s, and looked after every 2', () => {
    expect(db.getClient().options).toMatchObject({
      serverSelectionTimeoutMS: 3_000,
      heartbeatFrequencyMS: 2_000,
      connectTimeoutMS: 5_000,
      socketTimeoutMS: 45_000,
      writeConcern: { w: 'majority' },
    });
  });

  it('has an index for each that the schemas declare, made again without harm', async () => {
    await makeIndexes(db);
    for (const model of Object.values(db.models)) {
      const names = (await model.listIndexes()).length;
      expect([model.modelName, names]).toEqual([model.modelName, model.schema.indexes().length + 1]);
    }
  });

  it('tells a duplicate from any other refusal', () => {
    expect(isDuplicateKey(new mongo.MongoServerError({ message: 'x', code: 11_000 }))).toBe(true);
    for (const other of [
      new mongo.MongoServerError({ message: 'x', code: 11_600 }),
      new Error(),
      undefined,
      null,
    ])
      expect(isDuplicateKey(other)).toBe(false);
  });

  it('takes a piece of work whole or not at all, and gives back what it says [RUN-5]', async () => {
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
