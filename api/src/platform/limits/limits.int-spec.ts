import { MESSAGES } from '@skybil/shared';
import type { Response } from 'supertest';
import { JOB_CONTENT, newCompany, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { makePdf } from '../../../test/pdfs.js';
import {
  type LimitRule,
  READS,
  REQUESTS,
  RESET_ASKS,
  RESET_TRIES,
  SIGN_INS,
  UPLOADS,
  WRITES,
} from '../contract/route/limit-rules.js';
import { fingerprint } from './fingerprint.js';
import { LimitsService } from './limits.service.js';
import { MemoryLimits } from './memory-limits.js';

const ID = '665f1c2e9b3e4a0012ab34cd';

/** The clock of these tests is stopped, so the whole window remains. */
function expectTooMany(response: Response, windowSeconds: number): void {
  expectFailure(response, 429, 'too_many_requests');
  expect(response.body.message).toBe(MESSAGES.tooManyRequests);
  expect(response.headers['retry-after']).toBe(String(windowSeconds));
}

/** Sets the clock to the start of a minute, so that no window ends during a test. */
function stopTheClock(): void {
  jest.spyOn(Date, 'now').mockReturnValue(Math.ceil(Date.now() / 60_000) * 60_000);
}

describe('limits over HTTP', () => {
  let board: TestBoard;
  /** A second process of the board on the same database. */
  let copy: TestBoard;

  beforeAll(async () => {
    stopTheClock();
    board = await startBoard({ TRUST_PROXY_HOPS: '1' });
    const { MONGODB_URI, DATA_DIR } = process.env;
    copy = await startBoard({ TRUST_PROXY_HOPS: '1', MONGODB_URI, DATA_DIR });
  });
  afterAll(async () => {
    await copy.close();
    await board.close();
    jest.restoreAllMocks();
  });

  /** Sends requests one at a time until one is refused. @returns how many succeeded, and the refusal */
  async function untilRefused(
    send: () => PromiseLike<Response>,
    atMost: number,
  ): Promise<[number, Response]> {
    for (let sent = 0; sent <= atMost; sent += 1) {
      const response = await send();
      if (response.status === 429) return [sent, response];
    }
    throw new Error(`none of ${atMost} was refused`);
  }
  const changeVisibility = (headers: Record<string, string>, on = board) =>
    on.http.post('/api/company/change-visibility').set(headers).send({ id: ID });
  const subscribe = (address: string) =>
    board.http.post('/api/newsletter').set('x-forwarded-for', address).send({ user_type: 'jobseeker' });

  it('allows a company 60 writes a minute across all processes of the board [LIMIT-18]', async () => {
    const [company, other] = [await newCompany(board), await newCompany(board)];
    let sent = 0;
    const inTurn = () => changeVisibility(company.headers, (sent += 1) % 2 ? board : copy);
    const [through, refused] = await untilRefused(inTurn, 60);
    expect(through).toBe(60);
    expectTooMany(refused, 60);
    expectTooMany(await changeVisibility({ ...company.headers, 'x-forwarded-for': '203.0.113.50' }), 60);
    await board.http.get('/api/company/company').set(company.headers).expect(200);
    await changeVisibility(other.headers).expect(404);
  });

  it('allows an address without a session 60 writes a minute', async () => {
    const [through, refused] = await untilRefused(() => subscribe('203.0.113.1'), 60);
    expect(through).toBe(60);
    expectTooMany(refused, 60);
    await subscribe('203.0.113.2').expect(400);
  });

  it('uses the address that the configured proxy saw, whatever the client claims [LIMIT-2]', async () => {
    const [through] = await untilRefused(() => subscribe(`198.51.100.${Math.random()}, 203.0.113.3`), 60);
    expect(through).toBe(60);
    await subscribe('203.0.113.3, 203.0.113.4').expect(400);
  });

  it('allows an address 1,200 reads a minute, counted per process', async () => {
    const reads = board.app.get(MemoryLimits);
    for (let count = 0; count < 1_199; count += 1) reads.use('203.0.113.5', READS);
    const read = (address: string, route = '/api/jobs') =>
      board.http.get(route).set('x-forwarded-for', address);
    await read('203.0.113.5').expect(200);
    expectTooMany(await read('203.0.113.5'), 60);
    expectTooMany(await read('203.0.113.5', '/api/users/user').set(await signedIn()), 60);
    await read('203.0.113.6').expect(200);
    expect(await board.connection.collection('counters').countDocuments({ _id: /^reads/ as never })).toBe(0);
  });

  it.each([
    ['a page', '/about'],
    ['the docs', '/api/docs-json'],
    ['a wrong address', '/api/nothing'],
    ['a file', '/api/files/665f1c2e9b3e4a0012ab34cd'],
    ['a sign-in with a wrong token', '/api/users/user'],
    ['a cached response', '/api/jobs'],
  ])('allows an address 6,000 requests a minute of any kind, including %s [LIMIT-1]', async (_, route) => {
    await board.http.get('/api/jobs').expect(200);
    const memory = board.app.get(MemoryLimits);
    const address = '198.51.100.7';
    const ask = () =>
      board.http.get(route).set({ 'x-forwarded-for': address, authorization: 'Bearer x.y.z' });
    const count = () => memory.use(address, { ...REQUESTS, limit: Infinity });
    const spy = jest.spyOn(memory, 'use');
    await ask();
    expect(spy).toHaveBeenCalledWith(address, { ...REQUESTS, times: 1 });
    spy.mockRestore();
    for (let sent = 0; sent < REQUESTS.limit; sent += 1) count();
    expectTooMany(await ask(), 60);
  });

  it('counts an IPv6 address by its /64, and ten times as many by its /56', async () => {
    const limit = 60;
    const [through] = await untilRefused(
      () => subscribe(`2001:db8:7:100::${Math.ceil(Math.random() * 9_999)}`),
      limit,
    );
    expect(through).toBe(limit);
    await subscribe('2001:db8:7:101::1').expect(400);
    await counted('20010db8000701/56', WRITES, 10 * limit);
    expectTooMany(await subscribe('2001:db8:7:102::1'), 60);
    await subscribe('2001:db8:7:200::1').expect(400);
  });

  /** Sets the counter of an address. */
  async function counted(address: string, rule: LimitRule, count: number): Promise<void> {
    const who = `address ${address}`;
    await board.app.get(LimitsService).use(who, { ...rule, limit: Infinity });
    const _id = `${rule.name}:${fingerprint(who)}` as never;
    await board.connection.collection('counters').updateOne({ _id }, { $set: { count } });
  }

  async function signedIn() {
    return (await newSeeker(board)).headers;
  }

  it('allows a company to post 30 jobs an hour', async () => {
    const { headers } = await newCompany(board);
    let sent = 0;
    const routes = ['/api/company/post-job', '/api/company/jobs'];
    const post = () =>
      board.http
        .post(String(routes[(sent += 1) % 2]))
        .set(headers)
        .send(JOB_CONTENT);
    const [through, refused] = await untilRefused(post, 30);
    expect(through).toBe(30);
    expectTooMany(refused, 3_600);
    await changeVisibility(headers).expect(404);
  });

  it('does not count a job post that fails validation', async () => {
    const { headers } = await newCompany(board);
    const wrong = () =>
      board.http
        .post('/api/company/jobs')
        .set(headers)
        .send({ ...JOB_CONTENT, title: '' });
    for (let sent = 0; sent < 32; sent += 1) await wrong().expect(400);
    await board.http.post('/api/company/jobs').set(headers).send(JOB_CONTENT).expect(200);
  });

  it('allows a seeker to upload 60 files a day', async () => {
    const { id, headers } = await newSeeker(board);
    const limits = board.app.get(LimitsService);
    for (let count = 0; count < 59; count += 1) await limits.use(id, UPLOADS);
    const upload = (route: string, field: string) =>
      copy.http.post(route).set(headers).field('jobId', ID).attach(field, makePdf(), 'cv.pdf');
    await upload('/api/users/update-resume', 'resume').expect(200);
    expectTooMany(await upload('/api/users/update-resume', 'resume'), 86_400);
    expectTooMany(await upload('/api/users/apply', 'certificate'), 86_400);
  });

  it.each([
    ['/api/company/login', '192.0.2.1'],
    ['/api/company/register', '192.0.2.2'],
    ['/api/auth/sign-in', '192.0.2.3'],
    ['/api/auth/sign-up', '192.0.2.4'],
  ])('allows an address 60 sign-ins or registrations a minute (%s)', async (route, address) => {
    const [minute] = SIGN_INS;
    await counted(address, minute, 60);
    const body = {
      email: 'a@test.example',
      password: 'Wet-season-9',
      name: 'Eko',
      firstName: 'A',
      lastName: 'B',
    };
    expectTooMany(await board.http.post(route).set('x-forwarded-for', address).send(body), 60);
  });

  it('allows an address 1,200 sign-ins an hour', async () => {
    const [, hour] = SIGN_INS;
    await counted('203.0.113.9', hour, 1_199);
    const login = () =>
      board.http
        .post('/api/company/login')
        .set('x-forwarded-for', '203.0.113.9')
        .send({ email: 'a@test.example', password: 'wrong' });
    await login().expect(401);
    expectTooMany(await login(), 3_600);
  });

  it.each([
    ['ask for a reset code 600', '/api/company/send-reset-otp', '203.0.113.11', RESET_ASKS, 600],
    ['ask for a reset code 600', '/api/auth/send-reset-otp', '203.0.113.12', RESET_ASKS, 600],
    ['try a reset code 1,200', '/api/company/reset-password', '203.0.113.13', RESET_TRIES, 1_200],
    ['try a reset code 1,200', '/api/auth/reset-password', '203.0.113.14', RESET_TRIES, 1_200],
  ] as const)('allows an address to %s times an hour (%s)', async (_, route, address, rule, times) => {
    await counted(address, rule, times - 1);
    let sent = 0;
    const send = () => {
      const body = {
        email: `x${(sent += 1)}@${route.length}.example`,
        otp: '123456',
        newPassword: 'Wet-season-9',
      };
      return board.http.post(route).set('x-forwarded-for', address).send(body);
    };
    const [through, refused] = await untilRefused(send, 2);
    expect(through).toBe(1);
    expectTooMany(refused, 3_600);
  });

  it('lets 300 people behind one address sign in, reset their passwords, sign in again and apply within an hour [LIMIT-20]', async () => {
    const limits = board.app.get(LimitsService);
    const began = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const who = 'address 203.0.113.99';
    for (let person = 0; person < 300; person += 1) {
      clock.mockReturnValue(began + person * 12_000);
      await limits.use(who, WRITES, ...SIGN_INS);
      await limits.use(who, WRITES, RESET_ASKS);
      await limits.use(who, WRITES, RESET_TRIES);
      await limits.use(who, WRITES, ...SIGN_INS);
      await limits.use(`person ${person}`, WRITES, UPLOADS);
    }
    clock.mockReturnValue(began);
  });
});

describe('limits set by the operator', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1', LIMITS: 'writes=2,reads=3' });
  });
  afterAll(() => board.close());

  it("uses the operator's number for a rule [LIMIT-4]", async () => {
    stopTheClock();
    const { headers } = await newCompany(board);
    const write = () => board.http.post('/api/company/change-visibility').set(headers).send({ id: ID });
    const read = () => board.http.get('/api/jobs').set('x-forwarded-for', '203.0.113.1');
    for (let sent = 0; sent < 2; sent += 1) await write().expect(404);
    await write().expect(429);
    board.oneCopy();
    for (let sent = 0; sent < 3; sent += 1) await read().expect(200);
    await read().expect(429);
    jest.restoreAllMocks();
  });
});

describe('RATE_LIMITS=off', () => {
  let board: TestBoard;
  beforeAll(async () => {
    stopTheClock();
    board = await startBoard({ TRUST_PROXY_HOPS: '1', RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await board.close();
    jest.restoreAllMocks();
  });

  it('leaves only the limits per account', async () => {
    const company = await newCompany(board);
    await board.connection.collection('counters').deleteMany({});
    for (let count = 0; count < 62; count += 1) {
      const post = board.http.post('/api/company/change-visibility').set(company.headers);
      await post.set('x-forwarded-for', '203.0.113.1').send({ id: ID }).expect(404);
    }
    expect(await board.connection.collection('counters').countDocuments()).toBe(0);
    const ask = () => board.http.post('/api/company/send-reset-otp').send({ email: company.email });
    await ask().expect(200);
    expectTooMany(await ask(), 60);
  });
});
