import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProgram } from './built-api.js';
import { newSeeker, ONE_COPY, PASSWORD, startBoard, type TestBoard, uploadResume } from './board.js';
import { type ChildBoard, startChildBoard } from './child-board.js';
import { freePort } from './free-port.js';
import { sumOf, samplesIn } from './scraped.js';

const HOUR_MS = 3_600_000;
/** Loaded into the board by Node's `--require`, so the machine's clock stays unchanged. */
const SHIFTED = `
const real = Date;
const shift = Number(process.env.CLOCK_AHEAD_MS);
globalThis.Date = class Date extends real {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(real.now() + shift);
  }
  static now() {
    return real.now() + shift;
  }
};
`;
const settings = { RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' };

describe.each([
  ['ahead', 2 * HOUR_MS],
  ['behind', -2 * HOUR_MS],
])('a copy whose clock is two hours %s', (side, shift) => {
  let right: TestBoard;
  let wrong: ChildBoard;
  let metrics: number;
  let folder: string;

  beforeAll(async () => {
    builtProgram('main.js');
    folder = mkdtempSync(join(tmpdir(), 'two-clocks-'));
    writeFileSync(join(folder, 'shifted.cjs'), SHIFTED);
    right = await startBoard(settings, ONE_COPY);
    metrics = await freePort();
    wrong = await startChildBoard({
      ...settings,
      NODE_ENV: 'test',
      MONGODB_URI: process.env['MONGODB_URI'] ?? '',
      DATA_DIR: process.env['DATA_DIR'] ?? '',
      PUBLIC_URL: 'http://localhost:3000',
      METRICS_PORT: String(metrics),
      NODE_OPTIONS: `--require=${join(folder, 'shifted.cjs')}`,
      CLOCK_AHEAD_MS: String(shift),
    });
  }, 300_000);
  afterAll(async () => {
    await wrong.stop();
    await right.close();
    rmSync(folder, { recursive: true });
  });

  it('makes nobody wait longer than the window of a limit [RUN-63]', async () => {
    const ask = (copy: { http: TestBoard['http'] }) =>
      copy.http
        .post('/api/newsletter')
        .set('X-Forwarded-For', '41.58.1.2')
        .send({ email: 'ada@test.example', user_type: 'jobseeker' });
    const answers = [];
    do answers.push(await ask(wrong));
    while (answers.at(-1)?.status === 200 && answers.length < 100);
    expect(answers.at(-1)?.status).toBe(429);
    const refused = await ask(right);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(
      Number(answers.at(-1)?.headers['retry-after']),
    );
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(HOUR_MS / 1_000);
  });

  it('issues tokens that the other copies accept, and accepts theirs [RUN-63]', async () => {
    const seeker = await newSeeker(right);
    await wrong.http.get('/api/users/user').set(seeker.headers).expect(200);
    const { body } = await wrong.http
      .post('/api/auth/sign-in')
      .send({ email: seeker.email, password: PASSWORD })
      .expect(200);
    await right.http.get('/api/users/user').set('authorization', `Bearer ${body.token}`).expect(200);
    const company = { name: `Eko ${side}`, email: `eko-${side}@test.example`, password: PASSWORD };
    const { body: registered } = await wrong.http.post('/api/company/register').send(company).expect(200);
    await right.http.get('/api/company/company').set('token', registered.token).expect(200);
    const { exp } = JSON.parse(
      Buffer.from(String(registered.token).split('.')[1] ?? '', 'base64url').toString(),
    ) as { exp: number };
    expect(Math.abs(exp * 1_000 - Date.now() - 7 * 24 * HOUR_MS)).toBeLessThan(60_000);
  });

  it('issues file links that the other copies serve, and serves theirs [RUN-63]', async () => {
    const seeker = await newSeeker(right);
    await uploadResume(right, seeker);
    for (const [maker, server] of [
      [wrong, right],
      [right, wrong],
    ] as const) {
      const { body } = await maker.http.get('/api/users/user').set(seeker.headers).expect(200);
      const link = new URL(String(body.user.resume));
      await server.http.get(link.pathname + link.search).expect(200);
    }
  });

  it('warns once, and reports the difference to Prometheus [RUN-63]', async () => {
    const told = wrong.output().match(new RegExp(`the clock of this machine is 7\\d{3} s ${side}`, 'g'));
    expect(told).toHaveLength(1);
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    const measured = sumOf(samplesIn(text), 'skybil_clock_ahead_seconds');
    expect(Math.abs(measured - shift / 1_000)).toBeLessThan(5);
  });
});
