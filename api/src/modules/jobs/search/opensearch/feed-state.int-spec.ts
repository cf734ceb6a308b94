import { startBoard, type TestBoard } from '../../../../../test/board.js';
import { eventually } from '../../../../../test/eventually.js';
import { FeedState } from './feed-state.js';

const SEARCH = { _id: 'search' };

describe('the lead of those that may feed the index', () => {
  let board: TestBoard;
  let one: FeedState;
  let other: FeedState;

  beforeAll(async () => {
    board = await startBoard();
  });
  beforeEach(async () => {
    await board.clear();
    [one, other] = [new FeedState(board.connection), new FeedState(board.connection)];
    await eventually(async () => expect(await one.lead()).toBe(true), 5_000);
  });
  afterAll(() => board.close());

  const leases = () => board.connection.collection<{ _id: string; until: Date }>('leases');

  it('is one process’s alone, which keeps it', async () => {
    expect([await other.lead(), await one.lead(), await other.lead()]).toEqual([false, true, false]);
  });

  it('goes to another when it was not kept, and is not given back', async () => {
    await leases().updateOne(SEARCH, { $set: { until: new Date() } });
    expect([await other.lead(), await one.lead()]).toEqual([true, false]);
  });

  it('goes to another at once when it is laid down, which only its holder can do', async () => {
    await other.resign();
    expect(await one.lead()).toBe(true);
    await one.resign();
    await eventually(async () => expect(await other.lead()).toBe(true), 5_000);
  });

  it('comes with how far the one before had come', async () => {
    expect(await other.progress()).toBeNull();
    await one.note({ index: 'jobs-1', token: { _data: '82' } });
    await one.note({ index: 'jobs-2', token: { _data: '83' } });
    expect(await other.progress()).toMatchObject({ index: 'jobs-2', token: { _data: '83' } });
  });
});
