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

/** The clock of these tests stands, so that a window has its whole length left. */
function expectTooMany(response: Response, windowSeconds: number): void {
  expectFailure(response, 429, 'too_many_requests');
  expect(response.body.message).toBe(MESSAGES.tooManyRequests);
  expect(response.headers['retry-after']).toBe(String(windowSeconds));
}

/** A minute begins: no window ends within a test. */
function stopTheClock(): void {
  jest.spyOn(Date, 'now').mockReturnValue(Math.ceil(Date.now() / 60_000) * 60_000);
}

describe('limits', () => {
  let board: TestBoard;
  /** Another copy of the board on the same database. */
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

  /** Sends one after the other until one is refused. @returns how many were let through, and the refusal */
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

  it('a company may write 60 times a minute, at all copies of the board together [LIMIT-18]', async () => {
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

  it('an address that is not signed in may write 60 times a minute', async () => {
    const [through, refused] = await untilRefused(() => subscribe('203.0.113.1'), 60);
    expect(through).toBe(60);
    expectTooMany(refused, 60);
    await subscribe('203.0.113.2').expect(400);
  });

  it('the address is the one that the configured proxy saw, whatever the client claims [LIMIT-2]', async () => {
    const [through] = await untilRefused(() => subscribe(`198.51.100.${Math.random()}, 203.0.113.3`), 60);
    expect(through).toBe(60);
    await subscribe('203.0.113.3, 203.0.113.4').expect(400);
  });

  it('an address may read 1,200 times a minute, counted by the process', async () => {
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
    ['an answer that is kept', '/api/jobs'],
  ])('of an address everything counts: 6,000 a minute, %s too [LIMIT-1]', async (_, route) => {
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

  it('an IPv6 address counts with its /64, and its /56 ten times as much', async () => {
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

  /** As if an address had come so often. */
  async function counted(address: string, rule: LimitRule, count: number): Promise<void> {
    const who = `address ${address}`;
    await board.app.get(LimitsService).use(who, { ...rule, limit: Infinity });
    const _id = `${rule.name}:${fingerprint(who)}` as never;
    await board.connection.collection('counters').updateOne({ _id }, { $set: { count } });
  }

  async function signedIn() {
    return (await newSeeker(board)).headers;
  }

  it('a company may post 30 jobs an hour', async () => {
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

  it('of posts does not count one that is refused for its content', async () => {
    const { headers } = await newCompany(board);
    const wrong = () =>
      board.http
        .post('/api/company/jobs')
        .set(headers)
        .send({ ...JOB_CONTENT, title: '' });
    for (let sent = 0; sent < 32; sent += 1) await wrong().expect(400);
    await board.http.post('/api/company/jobs').set(headers).send(JOB_CONTENT).expect(200);
  });

  it('a seeker may upload 60 files a day', async () => {
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
  ])('an address may sign in or register 60 times a minute (%s)', async (route, address) => {
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

  it('an address may sign in 1,200 times an hour', async () => {
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
  ] as const)('an address may %s times an hour (%s)', async (_, route, address, rule, times) => {
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

  it('300 people behind one address sign in, reset, sign in again and apply within an hour [LIMIT-20]', async () => {
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

describe('limits that the operator sets', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1', LIMITS: 'writes=2,reads=3' });
  });
  afterAll(() => board.close());

  it('a limit that the operator sets counts with its own number [LIMIT-4]', async () => {
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

describe('limits that are off', () => {
  let board: TestBoard;
  beforeAll(async () => {
    stopTheClock();
    board = await startBoard({ TRUST_PROXY_HOPS: '1', RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await board.close();
    jest.restoreAllMocks();
  });

  it('leave only those of an account', async () => {
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
