import { sharedBoard, type TestBoard } from '../../../../test/board.js';
import { eventually } from '../../../../test/eventually.js';
import { storeJobs } from '../../../../test/stored-jobs.js';
import { JobChanges } from './job-changes.js';
import { JobSource, type ResumeToken } from './job-source.js';

const SOON_MS = 10_000;

describe('JobChanges', () => {
  let board: TestBoard;
  let source: JobSource;

  beforeAll(async () => {
    board = await sharedBoard();
    source = board.app.get(JobSource, { strict: false });
  });

  /** Follows the stream until it is closed. @param after token of an earlier stream */
  function follow(after?: ResumeToken) {
    const taken: { ids: readonly string[]; token: ResumeToken }[] = [];
    const changes = new JobChanges(source, async (ids, token) => void taken.push({ ids, token }));
    const begin = jest.fn(() => Promise.resolve());
    const ended = changes.follow(begin, after).catch((error: unknown) => error);
    return { changes, taken, begin, ended };
  }

  it('resumes from the token of an earlier stream', async () => {
    const first = follow();
    await eventually(() => expect(first.begin).toHaveBeenCalled(), SOON_MS);
    const [known] = await storeJobs(board, [{ title: 'Baker' }]);
    await eventually(() => expect(first.taken.map(({ ids }) => ids)).toEqual([[known]]), SOON_MS);
    await first.changes.close();
    const [missed] = await storeJobs(board, [{ title: 'Miller' }]);
    const second = follow(first.taken[0]?.token);
    await eventually(() => expect(second.taken.map(({ ids }) => ids)).toEqual([[missed]]), SOON_MS);
    await second.changes.close();
  });

  it('fails with the database’s error if it cannot resume', async () => {
    const { ended, begin } = follow({ _data: `82${'0000000100000001'}2B022C0100296E04` });
    expect(await ended).toMatchObject({ name: 'MongoServerError', code: expect.any(Number) });
    expect(begin).not.toHaveBeenCalled();
  });

  it('ends if a change cannot be applied', async () => {
    const changes = new JobChanges(source, () => Promise.reject(new Error('the index is away')));
    const begin = jest.fn(() => Promise.resolve());
    const ended = changes.follow(begin).catch((error: Error) => error.message);
    await eventually(() => expect(begin).toHaveBeenCalled(), SOON_MS);
    await storeJobs(board, [{ title: 'Weaver' }]);
    expect(await ended).toBe('the stream of changes ended');
  });

  it('gives a greater version after every write', async () => {
    const before = await source.version();
    await storeJobs(board, [{ title: 'Potter' }]);
    const after = await source.version();
    expect(after).toBeGreaterThan(before);
    expect(after).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });
});
