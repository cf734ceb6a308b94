import { MESSAGES } from '@skybil/shared';
import { JOB_CONTENT, newCompany, startBoard, type TestBoard } from '../../../../../test/board.js';
import { freePort } from '../../../../../test/free-port.js';
import { JobSearch } from '../job-search.js';

describe('a board without its OpenSearch', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ SEARCH_URL: `http://127.0.0.1:${await freePort()}` });
  });
  afterAll(() => board.close());

  it('starts and answers 503 for lists', async () => {
    const { body: health } = await board.http.get('/api/health/ready').expect(503);
    expect(health.errors).toEqual({ search: 'down' });
    for (const path of ['jobs', 'jobs?page=1', 'remotejobs', 'jobs/facets']) {
      const { body } = await board.http.get(`/api/${path}`).expect(503);
      expect(body).toMatchObject({ code: 'unavailable', message: MESSAGES.unavailable });
    }
  });

  it('accepts jobs and shows them by id', async () => {
    const { headers } = await newCompany(board);
    const { body } = await board.http.post('/api/company/jobs').set(headers).send(JOB_CONTENT).expect(200);
    await board.http.get(`/api/jobs/${body.data._id}`).expect(200);
  });
});

describe('a command with SEARCH_URL', () => {
  it('sends OpenSearch no request', async () => {
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
