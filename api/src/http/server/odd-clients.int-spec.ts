import { MESSAGES } from '@skybil/shared';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  PASSWORD,
  sharedBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';

/** Older front ends of this contract and careless programs send such requests. */
describe('odd clients', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;

  beforeAll(async () => {
    board = await sharedBoard();
    [company, seeker] = [await newCompany(board), await newSeeker(board)];
  });

  const postJob = (change: object) =>
    board.http
      .post('/api/company/jobs')
      .set(company.headers)
      .send({ ...JOB_CONTENT, ...change });

  it.each([
    'Bearer null',
    'Bearer undefined',
    'Bearer',
    'Bearer ',
    'bearer x',
    'Bearer a.b.c',
    'Bearer [object Object]',
    'null',
    'Basic YTpi',
    `Bearer ${'x'.repeat(4_000)}`,
  ])('answers a seeker who sends %s as signed out, not with an internal error', async (authorization) => {
    const get = (route: string) => board.http.get(route).set({ authorization });
    expectFailure(await get('/api/users/user'), 401, 'unauthorized');
    expectFailure(await get('/api/users/applications'), 401, 'unauthorized');
    const apply = board.http.post('/api/users/apply').set({ authorization });
    const response = await apply.send({ jobId: company.id });
    expectFailure(response, 401, 'unauthorized');
    expect(response.body.message).toBe(MESSAGES.loginToApply);
    const id = await newJob(board, company);
    await get(`/api/jobs/${id}/related`).expect(200);
    await get('/api/jobs').expect(200);
  });

  it.each(['null', 'undefined', '', 'x', 'a.b.c', '[object Object]', 'Bearer x', 'eyJhbGciOiJub25lIn0.e30.'])(
    'answers a company that sends the token %j as signed out, not with an internal error',
    async (token) => {
      expectFailure(await board.http.get('/api/company/company').set({ token }), 401, 'unauthorized');
      expectFailure(await board.http.post('/api/company/post-job').set({ token }), 401, 'unauthorized');
    },
  );

  it('registers a company without a logo when image="false" is sent as text', async () => {
    const form = (email: string) =>
      board.http.post('/api/company/register').field({ name: 'Eko Haulage', email, password: PASSWORD });
    const plain = await form('plain@test.example').expect(200);
    const odd = await form('odd@test.example').field('image', 'false').expect(200);
    expect(odd.body.company.image).toBe(plain.body.company.image);
    const { body } = await board.http
      .post('/api/company/profile')
      .set({ token: odd.body.token })
      .field('image', 'null')
      .expect(200);
    expect(body.data.image).toBe(plain.body.company.image);
  });

  it('reports a missing file when resume="null" is sent as text', async () => {
    const update = () => board.http.post('/api/users/update-resume').set(seeker.headers);
    for (const response of [
      await update().field('resume', 'null'),
      await update().field('other', 'null'),
      await update(),
      await update().send({ resume: 'null' }),
    ]) {
      expectFailure(response, 400, 'missing_details');
      expect(response.body.errors).toEqual({ resume: MESSAGES.fileMissing });
    }
  });

  it('reports a missing certificate when certificate="null" is sent as text', async () => {
    await uploadResume(board, seeker);
    const jobId = await newJob(board, company, { kind: 'remote' });
    const apply = board.http.post('/api/users/apply').set(seeker.headers);
    const response = await apply.field({ jobId, certificate: 'null' });
    expectFailure(response, 400, 'certificate_required');
    expect(response.body.message).toBe(MESSAGES.uploadCertificate);
  });

  it.each([
    [450_000, '450000'],
    [0, '0'],
    [1234.5, '1234.5'],
  ])('stores the salary %p as text', async (salary, text) => {
    const { body } = await postJob({ salary }).expect(200);
    expect(body.data.salary).toBe(text);
  });

  it.each([
    [
      { level: 'senior LEVEL', category: 'data science', location: 'akwa ibom' },
      { level: 'Senior level', category: 'Data Science', location: 'Akwa Ibom' },
    ],
    [
      { level: ' Beginner level ', currency: 'usd', nature: 'remote', kind: 'REMOTE' },
      { level: 'Beginner level', currency: 'USD', nature: 'Remote', kind: 'remote' },
    ],
  ])('maps %j to the listed values', async (given, taken) => {
    const { body } = await postJob(given).expect(200);
    expect(body.data).toMatchObject(taken);
  });

  it('uses the defaults for a missing nature and currency', async () => {
    const { body } = await postJob({}).expect(200);
    expect(body.data).toMatchObject({ nature: 'Remote', currency: 'NGN', kind: 'job', visible: true });
  });

  it.each(['level', 'category', 'location', 'nature', 'currency', 'kind'])(
    'answers 400 for an unknown %s',
    async (field) => {
      const response = await postJob({ [field]: 'Astronaut' });
      expectFailure(response, 400, 'bad_input');
      expect(Object.keys(response.body.errors)).toEqual([field]);
    },
  );

  it.each(['title', 'description', 'location', 'salary', 'category', 'level'])(
    'reports missing details for a job without %s',
    async (field) => {
      for (const value of [undefined, '', ...(field === 'description' ? [] : ['  '])]) {
        const response = await postJob({ [field]: value });
        expectFailure(response, 400, 'missing_details');
        expect(response.body).toMatchObject({
          message: MESSAGES.missingDetails,
          errors: { [field]: expect.any(String) },
        });
      }
    },
  );

  it.each([
    'auth/sign-up',
    'auth/sign-in',
    'auth/send-reset-otp',
    'auth/check-reset-otp',
    'auth/reset-password',
    'company/register',
    'company/login',
    'company/send-reset-otp',
    'company/check-reset-otp',
    'company/reset-password',
    'company/post-job',
    'company/jobs',
    'company/change-visibility',
    'company/change-status',
    'company/change-statuses',
    'users/apply',
    'newsletter/confirm',
  ])('reports missing details for a POST without a body to %s', async (route) => {
    const post = () => board.http.post(`/api/${route}`).set({ ...company.headers, ...seeker.headers });
    for (const response of [await post(), await post().type('json'), await post().type('json').send('{}')]) {
      expectFailure(response, 400, 'missing_details');
      expect(Object.keys(response.body.errors)).not.toEqual([]);
    }
  });

  it('accepts a POST without a body where the route needs none, but not on the newsletter route', async () => {
    const profile = () => board.http.get('/api/company/profile').set(company.headers).expect(200);
    const { body: before } = await profile();
    await board.http.post('/api/company/profile').set(company.headers).expect(200);
    expect((await profile()).body).toEqual(before);
    expectFailure(await board.http.post('/api/newsletter'), 400, 'missing_details');
    const response = await board.http.post('/api/newsletter').send({ email: 'a@test.example' });
    expectFailure(response, 400, 'missing_details');
    expect(response.body.message).toBe(MESSAGES.newsletterTypeMissing);
  });

  it.each(['null', 'undefined', 'NaN', '1', '[object Object]', "' or 1=1", '%F0%9F%98%80'])(
    'answers 400 for the id %s',
    async (id) => {
      for (const list of ['jobs', 'remotejobs']) {
        const response = await board.http.get(`/api/${list}/${id}`);
        expectFailure(response, 400, 'bad_input');
        expect(response.body).toMatchObject({
          message: MESSAGES.badId,
          errors: { id: 'Id must be 24 hex digits' },
        });
      }
    },
  );

  it('answers the page of a job with a malformed id with HTML and 404', async () => {
    await board.http.get('/apply-job/undefined').expect(404).expect('content-type', /html/);
    await board.http.get('/remoteapply-job/null').expect(404).expect('content-type', /html/);
  });
});
