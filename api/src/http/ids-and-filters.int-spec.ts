import { JOB_CONTENT, newCompany, newJob, newSeeker, startBoard, type TestBoard } from '../../test/board.js';
import { expectFailure } from '../../test/failure.js';
import { makePdf } from '../../test/pdfs.js';

const ID = '665f1c2e9b3e4a0012ab34cd';

describe('ids and filters', () => {
  let board: TestBoard;
  let headers: Record<string, string>;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    company = await newCompany(board);
    headers = { ...company.headers, ...(await newSeeker(board)).headers };
  });
  afterAll(() => board.close());

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
  ])('an id that reads %s', (id) => {
    it('I4: is 400 in a path', async () => {
      const paths = [
        'jobs/X',
        'jobs/X/related',
        'remotejobs/X',
        'remotejobs/X/related',
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

    it('I4: is 400 in a body and in a query', async () => {
      const post = (route: string, body: object) => board.http.post(`/api/${route}`).set(headers).send(body);
      expect((await post('company/change-visibility', { id })).status).toBe(400);
      expect((await post('company/change-status', { id, status: 'Accepted' })).status).toBe(400);
      expect((await post('company/change-statuses', { ids: [ID, id], status: 'Accepted' })).status).toBe(400);
      expect((await post('users/apply', { jobId: id })).status).toBe(400);
      for (const key of ['company', 'after']) {
        expectFailure(await board.http.get('/api/jobs').query({ [key]: id }), 400, 'bad_input');
      }
      const form = board.http.post('/api/users/apply').set(headers).field('jobId', id);
      expectFailure(await form.attach('certificate', makePdf(), 'c.pdf'), 400, 'bad_input');
    });
  });

  it('I4: the id of a job is found in either case of its letters', async () => {
    const id = await newJob(board, company);
    await board.http.get(`/api/jobs/${id.toUpperCase()}`).expect(200);
  });

  it('I4: the store takes no orders in a filter and no filter by an unknown field', async () => {
    for (const model of Object.values(board.connection.models)) {
      const ordered = await model
        .find({ _id: { $ne: null } } as object)
        .lean()
        .then(
          (rows) => rows.length,
          () => 0,
        );
      expect(ordered).toBe(0);
      await expect(
        model
          .find({ unknownField: 1 } as object)
          .lean()
          .exec(),
      ).rejects.toThrow(/unknownField/);
    }
  });

  it.each([
    '{"id":{"$ne":null}}',
    '{"id":["abc"]}',
    '{"id":"abc"}',
    '{"$where":"1"}',
    '{"visible":"abc"}',
    '{"visible":["true"]}',
    '{"q":["a"]}',
    '{"kind":true}',
    '{"status":["Pending"]}',
    '{"title":{"$regex":".*"}}',
    '[]',
    'null',
    '{',
    '1',
  ])("I4: the console's filter %s is no order to the database and no fault", async (filter) => {
    for (const route of ['/api/company/jobs', '/api/company/applications']) {
      const response = await board.http.get(route).query({ filter }).set(headers);
      expect([200, 400]).toContain(response.status);
      if (/\$|^[^{]|^.$/.test(filter)) expectFailure(response, 400, 'bad_input');
    }
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=99999999999999999999',
    'page=abc',
    'page=1&limit=101',
    'limit=0',
    'page=10000&limit=100',
    'sort=salary',
    'kind=x',
    'category=x',
    'locations=Lagos&locations=x',
    'level=',
    'asOf=x',
    'asOf=2026-W10',
    'asOf=2026-02-30T00:00:00Z',
    'asOf=2026-123',
    'title=%00',
    'company=x',
    'title[$ne]=1',
  ])('I4: the query %s is 400 or finds nothing, never a fault', async (query) => {
    for (const route of ['/api/jobs', '/api/remotejobs']) {
      const response = await board.http.get(`${route}?${query}`);
      expect({ query, status: [200, 400].includes(response.status) ? 'clean' : response.status }).toEqual({
        query,
        status: 'clean',
      });
    }
  });

  it.each([
    'sort=["$where","ASC"]',
    'sort=["date"]',
    'sort={}',
    'range=[-1,5]',
    'range=["a",1]',
    'range=[0,1e30]',
    'range=x',
  ])("I4: the console's list refuses %s", async (query) => {
    expectFailure(
      await board.http.get(`/api/company/jobs?${encodeURI(query)}`).set(headers),
      400,
      'bad_input',
    );
  });
});
