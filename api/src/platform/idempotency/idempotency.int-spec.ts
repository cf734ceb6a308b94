import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { makePdf } from '../../../test/pdfs.js';
import { CatalogueSearch } from '../../modules/jobs/search/catalogue/catalogue-search.js';

const POSTS = ['/api/company/post-job', '/api/company/jobs'];
const DAY_MS = 24 * 3_600_000;

describe('a request with an Idempotency-Key', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let keys = 0;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', CORS_ORIGINS: 'https://jobs.elsewhere.example' });
    company = await newCompany(board);
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());

  const newKey = () => `key-${(keys += 1)}`;
  const count = (collection: string, filter: object) =>
    board.connection.collection(collection).countDocuments(filter);
  const post = (path: string, key: string, title: string, { headers } = company) =>
    board.http
      .post(path)
      .set({ ...headers, 'idempotency-key': key })
      .send({ ...JOB_CONTENT, title });

  it.each(POSTS)(
    'to %s is done once, and the repeated request gets the same answer [CALL-6]',
    async (path) => {
      const [key, title] = [newKey(), `Once at ${path}`];
      const first = await post(path, key, title).expect(200);
      const second = await post(path, key, title).expect(200);
      expect(second.body).toEqual(first.body);
      expect(await count('jobs', { title })).toBe(1);
    },
  );

  it('is done once when it arrives ten times at once [CALL-6]', async () => {
    const [key, title] = [newKey(), 'Ten at once'];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/api/company/jobs', key, title)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data._id as string)).size).toBe(1);
    expect(await count('jobs', { title })).toBe(1);
  });

  it('is answered as done when it fails after its transaction was committed', async () => {
    const [key, title] = [newKey(), 'Stored and not heard of'];
    jest.spyOn(CatalogueSearch.prototype, 'refresh').mockRejectedValueOnce(new Error('no luck'));
    await post('/api/company/jobs', key, title).expect(200);
    await post('/api/company/jobs', key, title).expect(200);
    expect(await count('jobs', { title })).toBe(1);
  });

  it('is refused when its key was used with another body or address, and the answer names the key [CALL-6]', async () => {
    const [key, title] = [newKey(), 'The first of a key'];
    await post('/api/company/jobs', key, title).expect(200);
    for (const [path, other] of [
      ['/api/company/jobs', 'The second of a key'],
      ['/api/company/post-job', title],
    ] as const) {
      const refused = await post(path, key, other);
      expectFailure(refused, 422, 'key_reused');
      expect(refused.body.errors).toEqual({ 'Idempotency-Key': refused.body.message });
    }
    expect(await count('jobs', { title: 'The second of a key' })).toBe(0);
  });

  it('does not collide with the same key of another account, and its key expires after a day', async () => {
    const [key, title] = [newKey(), 'Of two companies'];
    await post('/api/company/jobs', key, title).expect(200);
    await post('/api/company/jobs', key, title, await newCompany(board)).expect(200);
    expect(await count('jobs', { title })).toBe(2);
    const rows = board.connection.collection('donerequests');
    const newest = await rows.findOne({}, { sort: { expiresAt: -1 } });
    expect(Math.abs((newest?.expiresAt as Date).getTime() - Date.now() - DAY_MS)).toBeLessThan(60_000);
    expect(JSON.stringify(newest)).not.toContain(key);
    await rows.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    await rows.deleteMany({});
    await post('/api/company/jobs', key, title).expect(200);
    expect(await count('jobs', { title })).toBe(3);
  });

  it.each([
    ['with an empty key', ''],
    ['with a key of 256 characters', 'k'.repeat(256)],
    ['with a space in its key', 'two words'],
    ['with a letter outside ASCII in its key', 'schlüssel'],
  ])('%s is refused with 400 and not done', async (_, key) => {
    const title = `Refused ${key.length}`;
    const refused = await post('/api/company/post-job', key, title);
    expectFailure(refused, 400, 'bad_input');
    expect(refused.body.errors).toEqual({ 'Idempotency-Key': expect.stringContaining('255') });
    expect(await count('jobs', { title })).toBe(0);
  });

  it('may have a key of 255 characters, and CORS allows the header', async () => {
    await post('/api/company/post-job', 'k'.repeat(255), 'A long key').expect(200);
    const asked = await board.http
      .options('/api/company/post-job')
      .set({ origin: 'https://jobs.elsewhere.example', 'access-control-request-method': 'POST' });
    expect(asked.headers['access-control-allow-headers']).toContain('idempotency-key');
  });

  describe('to apply for a job', () => {
    const apply = (headers: object, jobId: string, key: string) =>
      board.http
        .post('/api/users/apply')
        .set({ ...headers, 'idempotency-key': key })
        .send({ jobId });

    it('gets 200 again with the same key and 409 with another', async () => {
      const [{ headers }, jobId, key] = [await newSeeker(board), await newJob(board, company), newKey()];
      expectFailure(await apply(headers, jobId, key), 409, 'resume_required');
      await uploadResume(board, { headers });
      const first = await apply(headers, jobId, key).expect(200);
      expect((await apply(headers, jobId, key).expect(200)).body).toEqual(first.body);
      expectFailure(await apply(headers, jobId, newKey()), 409, 'already_applied');
      const { body } = await board.http.get('/api/users/applications').set(headers).expect(200);
      expect(body.applications).toHaveLength(1);
    });

    it('stores one application and one certificate when it arrives five times at once [CALL-6]', async () => {
      const jobId = await newJob(board, company, { kind: 'remote' });
      const { headers } = await newSeeker(board);
      await uploadResume(board, { headers });
      const [key, certificate] = [newKey(), makePdf('certificate')];
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          board.http
            .post('/api/users/apply')
            .set({ ...headers, 'idempotency-key': key })
            .field('jobId', jobId)
            .attach('certificate', certificate, 'certificate.pdf'),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await count('files', { purpose: 'certificate' })).toBe(1);
      const { body } = await board.http.get('/api/users/remote-applications').set(headers).expect(200);
      expect(body.applications).toHaveLength(1);
    });
  });
});
