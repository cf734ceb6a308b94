import { MESSAGES } from '@skybil/shared';
import { JOB_CONTENT, newCompany, startBoard, type TestBoard } from '../../../../../test/board.js';
import { freePort } from '../../../../../test/free-port.js';
import { JobSearch } from '../job-search.js';

describe('a board whose OpenSearch is not there', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ SEARCH_URL: `http://127.0.0.1:${await freePort()}` });
  });
  afterAll(() => board.close());

  it('starts, and says that its lists cannot be asked for', async () => {
    const { body: health } = await board.http.get('/api/health/ready').expect(503);
    expect(health.errors).toEqual({ search: 'down' });
    for (const path of ['jobs', 'jobs?page=1', 'remotejobs', 'jobs/facets']) {
      const { body } = await board.http.get(`/api/${path}`).expect(503);
      expect(body).toMatchObject({ code: 'unavailable', message: MESSAGES.unavailable });
    }
  });

  it('takes jobs all the same, and shows them by their addresses', async () => {
    const { headers } = await newCompany(board);
    const { body } = await board.http.post('/api/company/jobs').set(headers).send(JOB_CONTENT).expect(200);
    await board.http.get(`/api/jobs/${body.data._id}`).expect(200);
  });
});

describe('a command beside a board with OpenSearch', () => {
  it('asks it nothing', async () => {
    const { OpenSearchSearch } = await import('./opensearch-search.js');
    const search = new OpenSearchSearch(
      'http://127.0.0.1:1',
      { name: 'board' } as never,
      {} as never,
      {} as never,
    );
    await search.refresh(['a'.repeat(24)]);
    expect(await search.isReady()).toBe(false);
    expect(search).toBeInstanceOf(JobSearch);
  });
});
