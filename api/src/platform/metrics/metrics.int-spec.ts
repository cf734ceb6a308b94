import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  PASSWORD,
  ONE_COPY,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { type Sample, scraped, sumOf } from '../../../test/scraped.js';
import { LOGOS, READS } from '../contract/route/limit-rules.js';
import { FileSweeper } from '../files/file-sweeper.js';
import { LimitsService } from '../limits/limits.service.js';
import { MemoryLimits } from '../limits/memory-limits.js';
import { CompaniesRepository } from '../../modules/companies/companies.repository.js';
import { MetricsServer } from './metrics-server.js';

const NOBODY = '665f1c2e9b3e4a0012ab34cd';

describe('metrics', () => {
  let board: TestBoard;
  let before: Sample[];

  beforeAll(async () => {
    board = await startBoard({ METRICS_PORT: '0', LIMITS: 'logos=1' }, ONE_COPY);
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    before = await scraped(board);
  });

  const now = async (name: string, labels: Record<string, string> = {}) =>
    sumOf(await scraped(board), name, labels);
  /** The increase since the test began. */
  const more = async (name: string, labels: Record<string, string> = {}) =>
    (await now(name, labels)) - sumOf(before, name, labels);
  const address = (path: string) => `http://127.0.0.1:${board.app.get(MetricsServer).port}${path}`;

  it('are served on their own port only [RUN-15]', async () => {
    expect((await fetch(address('/metrics'))).headers.get('content-type')).toContain('version=0.0.4');
    expect((await fetch(address('/'))).status).toBe(404);
    expect((await fetch(address('/metrics'), { method: 'POST' })).status).toBe(404);
    expect((await board.http.get('/metrics')).text).not.toContain('skybil_');
  });

  it('count requests by route template and status and contain no ids [RUN-15]', async () => {
    await board.http.get(`/api/jobs/${NOBODY}`).expect(404);
    const labels = { method: 'GET', route: '/api/jobs/:id', status: '404' };
    expect(await more('skybil_http_request_duration_seconds_count', labels)).toBe(1);
    expect(await more('skybil_http_request_duration_seconds_sum', labels)).toBeGreaterThan(0);
    expect(JSON.stringify(await scraped(board))).not.toContain(NOBODY);
  });

  it('count unusual methods and unknown paths under one label, so that clients cannot create new series', async () => {
    await board.http.propfind(`/api/${NOBODY}`);
    expect(await more('skybil_http_request_duration_seconds_count', { method: 'other' })).toBe(1);
    expect(JSON.stringify(await scraped(board))).not.toContain(NOBODY);
  });

  it.each([
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
  ])('include %s of the process', async (name) => {
    expect((await scraped(board)).find((one) => one.name === name)?.value).toBeGreaterThanOrEqual(0);
  });

  it('measure the duration of database commands', async () => {
    await newCompany(board);
    for (const command of ['findOne', 'insert', 'findOneAndUpdate'])
      expect(await more('skybil_database_command_duration_seconds_count', { command })).toBeGreaterThan(0);
  });

  it('count failed database commands', async () => {
    const companies = board.app.get(CompaniesRepository);
    const company = { name: 'Eko Haulage', email: 'eko@x.example', passwordHash: 'x' };
    await companies.insert(company);
    await companies.insert(company);
    expect(await more('skybil_database_commands_failed_total', { command: 'insert' })).toBe(1);
  });

  it('count database connections and measure the wait for one', async () => {
    await board.http.get(`/api/jobs/${NOBODY}`).expect(404);
    expect(await now('skybil_database_connections')).toBeGreaterThan(0);
    expect(await more('skybil_database_connection_wait_seconds_count')).toBeGreaterThan(0);
  });

  it('report how many mails wait and for how long', async () => {
    const mail = {
      to: 'ada@x.example',
      template: 'password-changed',
      data: {},
      refusals: 0,
      leaseUntil: new Date(0),
    };
    const later = { dueAt: new Date(Date.now() + 3_600_000), createdAt: new Date(Date.now() - 600_000) };
    await board.connection
      .collection('outbox')
      .insertMany(
        ['waiting', 'dead', 'dead', 'held', 'shown'].map((status) => ({ ...mail, ...later, status })),
      );
    const samples = await scraped(board);
    const depth = ['waiting', 'dead', 'held', 'shown'].map((status) =>
      sumOf(samples, 'skybil_outbox_mails', { status }),
    );
    expect(depth).toEqual([1, 2, 1, 0]);
    expect(Math.round(sumOf(samples, 'skybil_outbox_oldest_seconds') / 60)).toBe(10);
  });

  it('report the number and size of files and the work of the sweeper', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const { size } = (await board.connection.collection<{ size: number }>('files').findOne({})) ?? {};
    const samples = await scraped(board);
    expect(sumOf(samples, 'skybil_files', { purpose: 'resume' })).toBe(1);
    expect(sumOf(samples, 'skybil_files_bytes', { purpose: 'resume' })).toBe(size);
    await board.connection
      .collection('users')
      .updateOne({ email: seeker.email }, { $unset: { resumeFileId: 1 } });
    const sweeper = board.app.get(FileSweeper);
    for (const hours of [0, 2]) await sweeper.sweep(new Date(Date.now() + hours * 3_600_000));
    expect(await more('skybil_files_swept_total')).toBe(1);
    expect(await more('skybil_files_last_sweep_timestamp_seconds')).toBeGreaterThan(0);
  });

  it('count refusals by limit', async () => {
    const [limits, memory] = [board.app.get(LimitsService), board.app.get(MemoryLimits)];
    await limits.use('somebody', LOGOS);
    await expect(limits.use('somebody', LOGOS)).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(limits.refuseUsedUp('somebody', LOGOS)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await limits.allows('somebody', LOGOS)).toBe(false);
    expect(await more('skybil_limits_hit_total', { rule: LOGOS.name })).toBe(3);
    const readAll = () => {
      for (let n = 0; n <= 100_000; n += 1) memory.use('somebody', READS);
    };
    expect(readAll).toThrow();
    expect(await more('skybil_limits_hit_total', { rule: READS.name })).toBe(1);
  });

  it('report the size and hits of the cache of public responses', async () => {
    for (const path of ['/api/jobs', '/api/jobs', '/api/jobs']) await board.http.get(path).expect(200);
    expect(await more('skybil_answers_cache_misses_total')).toBe(1);
    expect(await more('skybil_answers_cache_hits_total')).toBe(2);
    expect(await now('skybil_answers_cache_bytes')).toBeGreaterThan(1_000);
  });

  it('report the catalogue: jobs, words, memory, loading and the last change', async () => {
    await newJob(board, await newCompany(board), { title: 'Lagos tailor' });
    const samples = await scraped(board);
    expect(sumOf(samples, 'skybil_catalogue_jobs')).toBe(1);
    expect(sumOf(samples, 'skybil_catalogue_words')).toBeGreaterThanOrEqual(2);
    expect(sumOf(samples, 'skybil_catalogue_bytes')).toBeGreaterThan(10_000);
    expect(await more('skybil_catalogue_last_change_timestamp_seconds')).toBeGreaterThan(0);
    expect(sumOf(samples, 'skybil_catalogue_load_duration_seconds')).toBeGreaterThan(0);
  });

  it('count sign-ins, and failed ones by kind and reason', async () => {
    const { email } = await newCompany(board);
    const signIn = (given: object) =>
      board.http.post('/api/company/login').send({ email, password: PASSWORD, ...given });
    await signIn({});
    await signIn({ password: 'Wrong-guess-1' });
    await signIn({ email: 'nobody@x.example' });
    await board.http.get('/api/company/company').set('token', 'garbage').expect(401);
    await board.http.get('/api/users/user').set('authorization', 'Bearer garbage').expect(401);
    await board.http.get('/api/company/company').expect(401);
    expect(await more('skybil_sign_ins_total', { kind: 'company' })).toBe(1);
    const failed = (kind: string, reason: string) => more('skybil_sign_ins_failed_total', { kind, reason });
    expect([
      await failed('company', 'wrong-password'),
      await failed('company', 'unknown-account'),
      await failed('company', 'token-refused'),
      await failed('seeker', 'token-refused'),
    ]).toEqual([1, 1, 1, 1]);
  });

  it('count sign-ins that fail because the account is locked', async () => {
    const { email } = await newCompany(board);
    for (let n = 0; n < 11; n += 1)
      await board.http.post('/api/company/login').send({ email, password: 'Wrong-guess-1' });
    expect(await more('skybil_sign_ins_failed_total', { kind: 'company', reason: 'locked' })).toBeGreaterThan(
      0,
    );
  });

  it('count posted jobs and sent applications by kind', async () => {
    const company = await newCompany(board);
    const jobId = await newJob(board, company);
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const apply = () => board.http.post('/api/users/apply').set(seeker.headers).send({ jobId });
    await apply().expect(200);
    await apply().expect(409);
    await board.http
      .post('/api/company/jobs')
      .set(company.headers)
      .send({ ...JOB_CONTENT, title: '' })
      .expect(400);
    expect(await more('skybil_jobs_posted_total', { kind: 'job' })).toBe(1);
    expect(await more('skybil_applications_total', { kind: 'job' })).toBe(1);
  });

  it('report how many adverts were imported', async () => {
    const adverts = [1, 2].map((n) => ({ sourceUrl: `https://a.example/${n}` }));
    await board.connection.collection('jobs').insertMany([...adverts, { title: 'Posted here' }]);
    expect(await now('skybil_imported_jobs')).toBe(2);
  });
});
