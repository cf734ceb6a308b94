import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  sharedBoard,
  type TestBoard,
} from '../../../../test/board.js';
import { expectFailure } from '../../../../test/failure.js';
import { makePdf } from '../../../../test/pdfs.js';

const ID = '665f1c2e9b3e4a0012ab34cd';

describe('ids and filters', () => {
  let board: TestBoard;
  let headers: Record<string, string>;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
    headers = { ...company.headers, ...(await newSeeker(board)).headers };
  });

  describe.each([
    'abc',
    '665f1c2e9b3e',
    `${ID}0`,
    ID.slice(1),
    `${ID.slice(1)}g`,
    '%24where',
    '..',
    '0',
    'null',
    ' '.repeat(24),
  ])('the malformed id %s', (id) => {
    it('gets 400 in a path', async () => {
      const paths = [
        'jobs/X',
        'jobs/X/related',
        'jobs/X/similar',
        'remotejobs/X',
        'remotejobs/X/related',
        'remotejobs/X/similar',
        'company/jobs/X',
        'company/applications/X',
        'files/X',
        'logos/X',
      ];
      for (const path of paths.filter(() => id !== '..')) {
        expectFailure(
          await board.http.get(`/api/${path.replace('X', encodeURI(id))}`).set(headers),
          400,
          'bad_input',
        );
      }
      const put = board.http.put(`/api/company/jobs/${encodeURIComponent(id)}`).set(headers);
      expectFailure(await put.send(JOB_CONTENT), 400, 'bad_input');
    });

    it('gets 400 in a body and in a query [INPUT-4]', async () => {
      const post = (route: string, body: object) => board.http.post(`/api/${route}`).set(headers).send(body);
      expectFailure(await post('company/change-visibility', { id }), 400, 'bad_input');
      expectFailure(await post('company/change-status', { id, status: 'Accepted' }), 400, 'bad_input');
      expectFailure(await post('users/apply', { jobId: id }), 400, 'bad_input');
      const many = { ids: [ID, id], status: 'Accepted' };
      expectFailure(await post('company/change-statuses', many), 400, 'bad_input');
      for (const key of ['company', 'after']) {
        expectFailure(await board.http.get('/api/jobs').query({ [key]: id }), 400, 'bad_input');
      }
      const form = board.http.post('/api/users/apply').set(headers).field('jobId', id);
      expectFailure(await form.attach('certificate', makePdf(), 'c.pdf'), 400, 'bad_input');
    });
  });

  it('finds a job by its id in upper case', async () => {
    const id = await newJob(board, company);
    const { body } = await board.http.get(`/api/jobs/${id.toUpperCase()}`).expect(200);
    expect(body.job._id).toBe(id);
  });

  it('every model refuses filters with operators and filters by unknown fields', async () => {
    const models = Object.values(board.connection.models);
    expect(models.length).toBeGreaterThan(9);
    for (const model of models) {
      const ordered = model.find({ _id: { $ne: null } } as object).lean();
      await expect(ordered.exec()).rejects.toThrow('Cast to');
      await expect(
        model
          .find({ unknownField: 1 } as object)
          .lean()
          .exec(),
      ).rejects.toThrow(/unknownField/);
    }
  });

  const filtered = (route: string, filter: string) => board.http.get(route).query({ filter }).set(headers);

  it.each([
    '{"id":{"$ne":null}}',
    '{"id":["abc"]}',
    '{"id":"abc"}',
    '{"$where":"1"}',
    '{"status":["Pending"]}',
    '{"title":{"$regex":".*"}}',
    '{"q":{"$gt":""}}',
    '[]',
    'null',
    '{',
    '1',
  ])("refuses the console's filter %s", async (filter) => {
    for (const route of ['/api/company/jobs', '/api/company/applications']) {
      const response = await filtered(route, filter);
      expectFailure(response, 400, 'bad_input');
      expect(Object.keys(response.body.errors)).toEqual(['filter']);
    }
  });

  it.each(['{"visible":"abc"}', '{"visible":["true"]}', '{"q":["a"]}', '{"kind":true}'])(
    "shows only the company's own jobs for the console's filter %s, whose type differs from its field's",
    async (filter) => {
      const [own, other] = [await newCompany(board), await newCompany(board)];
      const id = await newJob(board, own);
      await newJob(board, other);
      const { body } = await filtered('/api/company/jobs', filter).set(own.headers).expect(200);
      expect(body.data.map((job: { _id: string }) => job._id)).toEqual([id]);
    },
  );

  it.each([
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['page', 'page=1.5'],
    ['page', 'page=1e9'],
    ['page', 'page=99999999999999999999'],
    ['page', 'page=abc'],
    ['limit', 'page=1&limit=101'],
    ['limit', 'limit=0'],
    ['page', 'page=10000&limit=100'],
    ['sort', 'sort=salary'],
    ['category', 'category=x'],
    ['locations', 'locations=Lagos&locations=x'],
    ['level', 'level='],
    ['asOf', 'asOf=x'],
    ['asOf', 'asOf=2026-W10'],
    ['asOf', 'asOf=2026-02-30T00:00:00Z'],
    ['asOf', 'asOf=2026-123'],
    ['title', 'title=%00'],
    ['company', 'company=x'],
  ])('names %s in the error for the query %s', async (field, query) => {
    for (const route of ['/api/jobs', '/api/remotejobs']) {
      const response = await board.http.get(`${route}?${query}`);
      expectFailure(response, 400, 'bad_input');
      expect(Object.keys(response.body.errors)).toEqual([field]);
    }
  });

  it('refuses an unknown kind of job', async () => {
    const response = await board.http.get('/api/jobs?kind=x');
    expectFailure(response, 400, 'bad_input');
    expect(Object.keys(response.body.errors)).toEqual(['kind']);
  });

  it('does not execute an operator in the brackets of a key', async () => {
    const id = await newJob(board, company, { title: '1' });
    const { body } = await board.http.get('/api/jobs?title[$ne]=1').expect(200);
    expect(body.jobs.map((job: { _id: string }) => job._id)).toContain(id);
  });

  it.each([
    'sort=["$where","ASC"]',
    'sort=["date"]',
    'sort={}',
    'range=[-1,5]',
    'range=["a",1]',
    'range=[0,1e30]',
    'range=x',
  ])("refuses the console's list query %s", async (query) => {
    expectFailure(
      await board.http.get(`/api/company/jobs?${encodeURI(query)}`).set(headers),
      400,
      'bad_input',
    );
  });
});
