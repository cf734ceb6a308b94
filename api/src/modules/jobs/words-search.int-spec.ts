import { startBoard, type TestBoard } from '../../../test/board.js';
import { storeJobs } from '../../../test/stored-jobs.js';

describe('a search by words', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());

  it.each([
    ['a'.repeat(101), 'Q may have at most 100 characters'],
    ['?! ...', 'Q must contain a letter or a digit'],
    ['+', 'Q must contain a letter or a digit'],
  ])('rejects %s with a sentence [JOB-45]', async (q, message) => {
    for (const path of ['jobs', 'jobs/facets', 'remotejobs']) {
      const { body } = await board.http.get(`/api/${path}`).query({ q }).expect(400);
      expect(body).toMatchObject({ success: false, errors: { q: message } });
    }
  });

  it('refuses to continue after a job in a list that is not sorted by date', async () => {
    const [after = ''] = await storeJobs(board, [{ title: 'Cook' }]);
    const { body } = await board.http.get('/api/jobs').query({ q: 'cook', sort: 'match', after }).expect(400);
    expect(body.errors).toEqual({ after: 'After needs a sort by date' });
    await board.http.get('/api/jobs').query({ q: 'cook', after }).expect(200);
  });
});
