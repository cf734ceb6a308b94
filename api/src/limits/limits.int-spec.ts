import { MESSAGES } from '@skybil/shared';
import type { Response } from 'supertest';
import { JOB_CONTENT, newCompany, newSeeker, startBoard, type TestBoard } from '../../test/board.js';
import { expectFailure } from '../../test/failure.js';
import { makePdf } from '../../test/pdfs.js';
import { RESET_ASKS, RESET_TRIES, SIGN_INS, UPLOADS } from '../contract/route/limit-rules.js';
import type { LimitRule } from '../contract/route/limit-rules.js';
import { LimitsService } from './limits.service.js';
import { ReadLimit } from './read-limit.js';

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

  it('a company may write 60 times a minute, at all copies of the board together', async () => {
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

  it('the address is the one that the configured proxy saw, whatever the client claims', async () => {
    const [through] = await untilRefused(() => subscribe(`198.51.100.${Math.random()}, 203.0.113.3`), 60);
    expect(through).toBe(60);
    await subscribe('203.0.113.3, 203.0.113.4').expect(400);
  });

  it('an address may read 1,200 times a minute, counted by the process', async () => {
    const reads = board.app.get(ReadLimit);
    for (let count = 0; count < 1_199; count += 1) reads.use('203.0.113.5');
    const read = (address: string, route = '/api/jobs') =>
      board.http.get(route).set('x-forwarded-for', address);
    await read('203.0.113.5').expect(200);
    expectTooMany(await read('203.0.113.5'), 60);
    expectTooMany(await read('203.0.113.5', '/api/users/user').set(await signedIn()), 60);
    await read('203.0.113.6').expect(200);
    expect(await board.connection.collection('counters').countDocuments({ _id: /^reads/ as never })).toBe(0);
  });

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

  it.each(['/api/company/login', '/api/company/register', '/api/auth/sign-in', '/api/auth/sign-up'])(
    'an address may sign in or register 60 times a minute (%s)',
    async (route) => {
      const address = `192.0.2.${route.replace(/\W/g, '')}`;
      const limits = board.app.get(LimitsService);
      for (let count = 0; count < 60; count += 1) await limits.use(`address ${address}`, ...SIGN_INS);
      const body = {
        email: 'a@test.example',
        password: 'Wet-season-9',
        name: 'Eko',
        firstName: 'A',
        lastName: 'B',
      };
      expectTooMany(await board.http.post(route).set('x-forwarded-for', address).send(body), 60);
    },
  );

  it('an address may sign in 300 times an hour', async () => {
    const limits = board.app.get(LimitsService);
    const [, hour] = SIGN_INS;
    for (let count = 0; count < 300; count += 1) await limits.use('address 203.0.113.9', hour as LimitRule);
    const login = board.http.post('/api/company/login').set('x-forwarded-for', '203.0.113.9');
    expectTooMany(await login.send({ email: 'a@test.example', password: 'wrong' }), 3_600);
  });

  it.each([
    ['ask for a reset code 6', '/api/company/send-reset-otp', [RESET_ASKS], 6],
    ['ask for a reset code 6', '/api/auth/send-reset-otp', [RESET_ASKS], 6],
    ['try a reset code 30', '/api/company/reset-password', [RESET_TRIES], 30],
    ['try a reset code 30', '/api/auth/reset-password', [RESET_TRIES], 30],
  ])('an address may %s times an hour (%s)', async (_, route, rules, times) => {
    const address = `203.0.113.${route.replace(/\W/g, '')}`;
    for (let count = 1; count < times; count += 1) {
      await board.app.get(LimitsService).use(`address ${address}`, ...rules);
    }
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
