import { mongo } from 'mongoose';
import { startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { startProxy } from '../../../test/proxy.js';
import { Transactions } from './transactions.js';

interface Row {
  _id: string;
  count: number;
  touched?: boolean;
}

describe('a row locked by the transaction of another process', () => {
  let board: TestBoard;
  const cleanUps: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    board = await startBoard();
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  afterAll(() => board.close());

  const rows = () => board.connection.collection<Row>('counters');
  const add = { $inc: { count: 1 } };

  /** Simulates another process that writes the row in a transaction and leaves it open. */
  async function lock(_id: string): Promise<{ die(): Promise<void> }> {
    const proxy = await startProxy(process.env.TEST_MONGODB_URI ?? '');
    const address = new URL(proxy.url).host;
    const client = new mongo.MongoClient(`mongodb://${address}/?directConnection=true`, {
      retryWrites: false,
      serverSelectionTimeoutMS: 1_000,
    });
    cleanUps.push(
      () => proxy.cut(),
      () => client.close(),
    );
    await rows().insertOne({ _id, count: 0 });
    const session = client.startSession();
    session.startTransaction();
    await client.db(board.connection.name).collection<Row>('counters').updateOne({ _id }, add, { session });
    return { die: () => proxy.cut() };
  }

  it('is unlocked and unchanged within 30 s after that process dies [RUN-12]', async () => {
    const other = await lock('dead');
    await other.die();
    // not the count, because an update may be stored although it ran out of time
    const touch = { $set: { touched: true } };
    // every 7 s the database aborts transactions that are older than 15 s
    await eventually(async () => {
      const unlocked = await rows().findOneAndUpdate({ _id: 'dead' }, touch, {
        maxTimeMS: 100,
        projection: { touched: 0 },
      });
      expect(unlocked).toEqual({ _id: 'dead', count: 0 });
    }, 30_000);
  }, 40_000);

  it('remains locked while that process is alive [RUN-12]', async () => {
    await lock('alive');
    const write = rows().updateOne({ _id: 'alive' }, add, { maxTimeMS: 100 });
    await expect(write).rejects.toMatchObject({ codeName: 'MaxTimeMSExpired' });
  });

  it('makes another transaction wait for seconds and then fail as unavailable [RUN-12]', async () => {
    await lock('busy');
    const work = board.app
      .get(Transactions, { strict: false })
      .run((unit) => rows().updateOne({ _id: 'busy' }, add, { session: unit }));
    await expect(work).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
  }, 30_000);

  it('makes a single-row write of any kind wait for seconds and then fail [RUN-12]', async () => {
    await lock('single');
    const counters = board.connection.model('Counter');
    const writes = await Promise.allSettled([
      counters.updateOne({ _id: 'single' }, add),
      counters.findOneAndUpdate({ _id: 'single' }, add),
      counters.deleteOne({ _id: 'single' }),
    ]);
    const refused = { status: 'rejected', reason: expect.objectContaining({ codeName: 'MaxTimeMSExpired' }) };
    expect(writes).toEqual([refused, refused, refused]);
  }, 30_000);
});
