import { startBoard, type TestBoard } from '../../../../../test/board.js';
import { eventually } from '../../../../../test/eventually.js';
import { FeedState } from './feed-state.js';

const SEARCH = { _id: 'search' };

describe('FeedState', () => {
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

  it('gives the lease to one process, which can renew it', async () => {
    expect([await other.lead(), await one.lead(), await other.lead()]).toEqual([false, true, false]);
  });

  it('gives an expired lease to another process, which keeps it', async () => {
    await leases().updateOne(SEARCH, { $set: { until: new Date() } });
    expect([await other.lead(), await one.lead()]).toEqual([true, false]);
  });

  it('gives the lease to another process at once after its holder resigns', async () => {
    await other.resign();
    expect(await one.lead()).toBe(true);
    await one.resign();
    await eventually(async () => expect(await other.lead()).toBe(true), 5_000);
  });

  it('gives the new leader the progress of the previous one', async () => {
    expect(await other.progress()).toBeNull();
    await one.note({ index: 'jobs-1', token: { _data: '82' } });
    await one.note({ index: 'jobs-2', token: { _data: '83' } });
    expect(await other.progress()).toMatchObject({ index: 'jobs-2', token: { _data: '83' } });
  });
});
