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
} from '../../../../test/board.js';
import { expectFailure } from '../../../../test/failure.js';

const ID = '665f1c2e9b3e4a0012ab34cd';
const NEW_ACCOUNT = {
  name: 'Eko',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'new@test.example',
  password: PASSWORD,
};
/** Every route with a JSON body, with a valid value for each field. */
const BODIES: Record<string, Record<string, unknown>> = {
  '/api/auth/sign-up': NEW_ACCOUNT,
  '/api/auth/sign-in': { email: 'a@test.example', password: PASSWORD, code: '123456' },
  '/api/auth/send-reset-otp': { email: 'a@test.example' },
  '/api/auth/check-reset-otp': { email: 'a@test.example', otp: '123456' },
  '/api/auth/reset-password': { email: 'a@test.example', otp: '123456', newPassword: PASSWORD },
  '/api/company/register': NEW_ACCOUNT,
  '/api/company/login': { email: 'a@test.example', password: PASSWORD },
  '/api/company/send-reset-otp': { email: 'a@test.example' },
  '/api/company/check-reset-otp': { email: 'a@test.example', otp: '123456' },
  '/api/company/reset-password': { email: 'a@test.example', otp: '123456', newPassword: PASSWORD },
  '/api/company/profile': { name: 'Eko', about: 'We move goods.', website: 'https://eko.example' },
  '/api/company/change-email': { email: 'b@test.example', password: PASSWORD, code: '123456' },
  '/api/auth/change-email': { email: 'b@test.example', password: PASSWORD, code: '123456' },
  '/api/users/phone': { phone: '0803 123 4567', phoneShared: true },
  '/api/company/post-job': { ...JOB_CONTENT, nature: 'Remote', currency: 'NGN', kind: 'job' },
  '/api/company/jobs': { ...JOB_CONTENT, nature: 'Remote', currency: 'NGN', kind: 'job' },
  '/api/company/change-visibility': { id: ID, visible: true },
  '/api/company/change-status': { id: ID, status: 'Accepted' },
  '/api/company/change-statuses': { ids: [ID], status: 'Accepted' },
  '/api/users/apply': { jobId: ID },
  '/api/newsletter': { user_type: 'jobseeker', email: 'a@test.example' },
  '/api/newsletter/confirm': { token: 'abc' },
  '/api/newsletter/unsubscribe': { token: 'abc' },
};
const FIELDS = Object.entries(BODIES).flatMap(([route, body]) =>
  Object.keys(body)
    .filter((field) => !(route === '/api/auth/sign-up' && field === 'name'))
    .filter((field) => !(route === '/api/company/register' && /Name$/.test(field)))
    .map((field) => [route, field] as const),
);

describe('input', () => {
  let board: TestBoard;
  let headers: Record<string, string>;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;

  beforeAll(async () => {
    board = await sharedBoard();
    [company, seeker] = [await newCompany(board), await newSeeker(board)];
    headers = { ...company.headers, ...seeker.headers };
  });

  const post = (route: string, body: unknown) =>
    board.http.post(route).set(headers).type('json').send(JSON.stringify(body));
  const stored = (name: string, filter = {}) =>
    board.connection.collection(name).find(filter).sort({ _id: -1 }).limit(1).next();

  it.each([
    '/api/nothing%00',
    '/about%00',
    '/api/jobs/%00',
    '/api/jobs?title=a%00',
    '/api/jobs?unknown=%00',
    '/api/jobs?%00=1',
    '/all-jobs?search=a%00',
  ])('with the character U+0000 is refused in %s [INPUT-2]', async (address) => {
    expectFailure(await board.http.get(address), 400, 'bad_input');
  });

  it.each(['/api/company/jobs', '/api/company/applications'])(
    'with the character U+0000 is refused in the filter of %s, and the error names the filter [INPUT-2]',
    async (list) => {
      const filter = JSON.stringify({ q: 'a\u0000' });
      const response = await board.http.get(list).query({ filter }).set(company.headers);
      expectFailure(response, 400, 'bad_input');
      expect(response.body).toMatchObject({
        message: MESSAGES.nulCharacter,
        errors: { filter: MESSAGES.nulCharacter },
      });
    },
  );

  it.each(['description', 'title', 'unknown'])(
    'with the character U+0000 is refused in the field %s',
    async (field) => {
      const job = { ...JOB_CONTENT, [field]: `<p>Cook\u0000</p>` };
      const response = await board.http.post('/api/company/jobs').set(company.headers).send(job);
      expectFailure(response, 400, 'bad_input');
      expect(Object.keys(response.body.errors)).toEqual([field]);
    },
  );

  it('is stored for a company and a seeker only in documented fields', async () => {
    const more = {
      _id: ID,
      tokenVersion: 9,
      passwordHash: 'x',
      sub: 'x',
      sessionVersion: 9,
      resumeFileId: 'x',
      role: 'x',
    };
    await post('/api/company/register', { ...NEW_ACCOUNT, ...more }).expect(200);
    const row = await stored('companies', { email: NEW_ACCOUNT.email });
    expect(Object.keys(row ?? {}).sort()).toEqual(
      [
        '_id',
        'createdAt',
        'email',
        'lastActiveAt',
        'name',
        'nameKey',
        'nameLower',
        'passwordHash',
        'tokenVersion',
      ].sort(),
    );
    expect(row).toMatchObject({ tokenVersion: 0, passwordHash: expect.stringMatching(/^\$argon2id\$/) });
    expect(String(row?._id)).not.toBe(ID);
    await post('/api/auth/sign-up', { ...NEW_ACCOUNT, ...more }).expect(200);
    const user = await stored('users', { signInEmail: NEW_ACCOUNT.email });
    expect(user).toMatchObject({ sub: expect.stringMatching(/^local_/), sessionVersion: 0 });
    for (const key of ['role', 'name', 'resumeFileId', 'tokenVersion']) expect(user).not.toHaveProperty(key);
  });

  it('is stored for a job and an application only in documented fields [INPUT-2]', async () => {
    const more = {
      _id: ID,
      companyId: ID,
      userId: ID,
      status: 'Accepted',
      date: '2001-01-01',
      sourceUrl: 'http://x',
      role: 'x',
    };
    await post('/api/company/post-job', { ...JOB_CONTENT, ...more, visible: false, applicants: 9 }).expect(
      200,
    );
    const job = await stored('jobs');
    expect(job).toMatchObject({ visible: true, companyId: expect.anything() });
    expect([String(job?._id), String(job?.companyId)]).toEqual([expect.not.stringContaining(ID), company.id]);
    for (const key of ['role', 'sourceUrl', 'applicants', 'status', 'userId'])
      expect(job).not.toHaveProperty(key);
    await uploadResume(board, seeker);
    await post('/api/users/apply', { ...more, jobId: String(job?._id) }).expect(200);
    const application = await stored('applications');
    expect(application).toMatchObject({ status: 'Pending' });
    expect(String(application?.userId)).toBe(seeker.id);
    expect(application).not.toHaveProperty('role');
  });

  it.each([
    '{"$where": "1"}',
    '{"email": {"$gt": ""}}',
    '{"email.x": "a"}',
    '{"a": [{"b": {"__proto__": {}}}]}',
    '{"__proto__": {"isAdmin": true}}',
    '{"constructor": {"prototype": {}}}',
    '{"prototype": 1}',
    `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`,
  ])('is refused in a body with a forbidden key (%s)', async (body) => {
    for (const route of ['/api/company/login', '/api/company/post-job']) {
      expectFailure(await board.http.post(route).set(headers).type('json').send(body), 400, 'bad_input');
    }
    expect({}).not.toHaveProperty('isAdmin');
  });

  const ORDERS = ['$where', 'name.x', '__proto__', 'constructor', 'prototype'];

  it.each([...ORDERS, '__proto__[isAdmin]', 'a[$gt]', 'a[b][__proto__]'])(
    'is refused in a form with the key %s',
    async (key) => {
      const form = board.http.post('/api/company/register').field('name', 'Eko').field(key, '1');
      expectFailure(await form, 400, 'bad_input');
    },
  );

  it.each(ORDERS)('is refused in a query with the key %s', async (key) => {
    expectFailure(await board.http.get(`/api/jobs?${encodeURIComponent(key)}=1`), 400, 'bad_input');
  });

  it.each(FIELDS)('to %s is refused when %s has a value of another type [INPUT-3]', async (route, field) => {
    const good = BODIES[route]?.[field];
    const wrong: unknown[] = [{ a: 1 }, null, [['x']]];
    if (typeof good === 'string') wrong.push([good], [good, good], true);
    if (typeof good === 'string' && field !== 'salary') wrong.push(1);
    if (typeof good === 'boolean') wrong.push('true', 1);
    if (Array.isArray(good)) wrong.push(good[0], [1], [null], [{}]);
    for (const value of wrong) {
      const response = await post(route, { ...BODIES[route], [field]: value });
      expect({ value, status: response.status, errors: Object.keys(response.body.errors ?? {}) }).toEqual({
        value,
        status: 400,
        errors: [field],
      });
    }
  });

  it('is refused when the body is not an object', async () => {
    for (const route of Object.keys(BODIES)) {
      for (const body of [[], [BODIES[route]]]) {
        const response = await post(route, body);
        expect([response.status, response.body.success]).toEqual([400, false]);
      }
    }
  });

  it('with an array of e-mails sends no reset mail', async () => {
    const before = await board.connection.collection('outbox').countDocuments();
    for (const route of ['/api/company/send-reset-otp', '/api/auth/send-reset-otp']) {
      expectFailure(await post(route, { email: [company.email, 'thief@test.example'] }), 400, 'bad_input');
    }
    expect(await board.connection.collection('outbox').countDocuments()).toBe(before);
  });

  it.each(['page', 'limit', 'title', 'location', 'company', 'sort', 'kind', 'asOf', 'after', 'unknown'])(
    'is refused when the query has %s twice',
    async (key) => {
      const response = await board.http.get(`/api/jobs?${key}=1&${key}=2`);
      expectFailure(response, 400, 'bad_input');
      expect(response.body.message).toBe(`${key} may be given once only`);
      expect(response.body.errors).toEqual({ [key]: 'Give it once only' });
      expectFailure(
        await board.http.get(`/api/company/jobs?${key}=1&${key}=1`).set(headers),
        400,
        'bad_input',
      );
    },
  );

  it('may repeat the filters of jobs', async () => {
    const query =
      'category=Marketing&category=programming&locations=Lagos&locations=Oyo&level=Senior%20level&level=Beginner%20level';
    const found = { category: 'Programming', location: 'Oyo', level: 'Beginner level' };
    const own = await newCompany(board);
    const ids = [await newJob(board, own, found)];
    await newJob(board, own, { ...found, category: 'Networking' });
    const { body } = await board.http.get(`/api/jobs?${query}&company=${own.id}`).expect(200);
    expect(body.jobs.map((job: { _id: string }) => job._id)).toEqual(ids);
  });
});
