import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { mongo } from 'mongoose';
import type { Response } from 'supertest';
import { PASSWORD } from '../test/board.js';
import { builtProgram, childEnvironment } from '../test/built-api.js';
import { type ChildBoard, spawnBoard, startChildBoard } from '../test/child-board.js';
import { eventually } from '../test/eventually.js';
import { makePdf } from '../test/pdfs.js';

const SAFE_SETTINGS = {
  NODE_ENV: 'production',
  COMPANY_JWT_SECRET: 'kq3Vt8Zr1Wn6Xy4Lb9Gd2Hs7Jf5Pc0Mu',
  FILE_LINK_SECRET: 'Aq9Sw2De8Fr1Gt7Hy3Ju6Ki4Lo5Zp0Xc',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Skybil <no-reply@jobs.example.ng>',
  SUPPORT_EMAIL: 'help@jobs.example.ng',
};

function startDatabase(): string {
  const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
  uri.pathname = `/main-${randomBytes(6).toString('hex')}`;
  databases.push(uri.href);
  return uri.href;
}

const databases: string[] = [];
afterAll(async () => {
  for (const uri of databases) {
    const client = new mongo.MongoClient(uri);
    await client.db().dropDatabase();
    await client.close();
  }
});

describe('the log', () => {
  let board: ChildBoard;
  const answers: Response[] = [];
  const secrets = new Set<string>();

  beforeAll(async () => {
    board = await startChildBoard({ NODE_ENV: 'test', MONGODB_URI: startDatabase(), LOG_LEVEL: 'debug' });
  }, 120_000);
  afterAll(() => board?.stop());

  async function send(request: PromiseLike<Response>): Promise<Response> {
    const response = await request;
    answers.push(response);
    return response;
  }
  const secret = (value: string) => {
    secrets.add(value);
    return value;
  };

  it('contains the last line that a process writes before it exits', () => {
    const logger = pathToFileURL(builtProgram('http/server/logger.js')).href;
    const program = `
      import { makeLogger } from '${logger}';
      makeLogger({ LOG_LEVEL: 'info' }).info('the last');
      process.exit(0);
    `;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: childEnvironment(),
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/"msg":"the last"}\n$/);
  });

  it('has one JSON line for each request and contains none of the secrets that were sent [RUN-1]', async () => {
    const { http } = board;
    const email = secret('canary.company@test.example');
    const seeker = secret('canary.seeker@test.example');
    const [password, wrong, next] = [
      secret('Canary-password-1'),
      secret('Canary-wrong-2'),
      secret('Canary-next-3'),
    ];
    const registered = await send(http.post('/api/company/register').field({ name: 'Eko', email, password }));
    const token = secret(registered.body.token as string);
    await send(http.post('/api/company/login').send({ email, password: wrong }));
    await send(
      http.post('/api/company/login').type('json').send(`{"email":"${email}","password":"${password}"`),
    );
    await send(http.get('/api/company/company').set({ token }));
    await send(http.get(`/api/company/company?token=${token}&email=${email}`));
    const names = { firstName: 'Ada', lastName: 'Obi' };
    const signedUp = await send(http.post('/api/auth/sign-up').send({ ...names, email: seeker, password }));
    const authorization = `Bearer ${secret(signedUp.body.token as string)}`;
    await send(
      http.post('/api/users/update-resume').set({ authorization }).attach('resume', makePdf(), 'canary.pdf'),
    );
    const me = await send(http.get('/api/users/user').set({ authorization }));
    const link = new URL(me.body.user.resume as string);
    secret(link.searchParams.get('s') ?? 'no signature');
    await send(http.get(link.pathname + link.search));
    await send(http.get(`${link.pathname}${link.search}x`));
    await send(http.get(`/api/jobs/${email}`));
    await send(http.get(`/api/${token}?password=${password}`));
    await send(http.get(`/${seeker}?token=${token}`));
    await send(http.post('/api/newsletter').send({ user_type: 'jobseeker', email: seeker }));
    await send(http.post('/api/newsletter/confirm').send({ token: secret('canary-newsletter-token') }));
    await send(http.post('/api/newsletter/unsubscribe?token=canary-newsletter-token'));
    await send(http.get('/newsletter/confirm?token=canary-newsletter-token'));
    await send(http.post('/api/company/send-reset-otp').send({ email }));
    let code = '';
    await eventually(async () => {
      const { body } = await send(http.get('/api/dev/mails').query({ to: email }));
      code = /\b\d{6}\b/.exec((body.mails as { text: string }[])[0]?.text ?? '')?.[0] ?? '';
      expect(code).not.toBe('');
    }, 5_000);
    await send(
      http.post('/api/company/reset-password').send({ email, otp: secret(code), newPassword: next }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.at(-1)?.status).toBe(200);

    const lines = () =>
      board
        .output()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    await eventually(() => {
      // a slow query of a request has a line of its own with the same id
      const logged = lines()
        .filter(({ msg }) => msg === 'request')
        .map(({ requestId }) => requestId);
      for (const { headers } of answers)
        expect(logged.filter((id) => id === headers['x-request-id'])).toHaveLength(1);
    }, 5_000);
    for (const value of secrets)
      expect(board.output()).not.toMatch(new RegExp(`(?<![\\w])${escape(value)}(?![\\w])`));
    expect(board.output()).not.toMatch(/canary/i);
  });

  const escape = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

  it('shows method, route template, status and milliseconds', async () => {
    const response = await send(board.http.get('/api/jobs/665f1c2e9b3e4a0012ab34cd'));
    await eventually(() => {
      const line = board
        .output()
        .split('\n')
        .find((one) => one.includes(String(response.headers['x-request-id'])));
      expect(JSON.parse(line ?? '{}')).toMatchObject({
        method: 'GET',
        route: '/api/jobs/:id',
        status: 404,
        ms: expect.any(Number),
        time: expect.any(Number),
      });
    }, 5_000);
    expect(board.output()).not.toContain('665f1c2e9b3e4a0012ab34cd');
  });
});

describe('the API process', () => {
  it('refuses unsafe settings in production with exit code 78 and logs their names but no values [RUN-2]', async () => {
    const child = spawnBoard({
      ...SAFE_SETTINGS,
      COMPANY_JWT_SECRET: 'canary',
      MONGODB_URI: 'mongodb://canary.example/x',
    });
    expect(await child.exited).toBe(78);
    for (const name of [
      'COMPANY_JWT_SECRET',
      'MONGODB_URI',
      'PUBLIC_URL',
      'LOCAL_AUTH_PRIVATE_KEY',
      'AUTH_MODE',
    ]) {
      expect(child.output()).toContain(name);
    }
    expect(child.output()).not.toContain('canary');
    expect(child.output().trim().split('\n')).toHaveLength(1);
  });

  it('refuses an invalid limit in the same way', async () => {
    const env = { NODE_ENV: 'test', MONGODB_URI: startDatabase(), LIMITS: 'sign-ins=5' };
    const child = spawnBoard(env);
    expect(await child.exited).toBe(78);
    const sentence =
      'LIMITS is wrong: "sign-ins" is no limit; docs/security.md lists them. See .env.example.';
    expect(child.output()).toBe(`${sentence}\n`);
  });

  it('logs one line and exits when the database is unreachable', async () => {
    const child = spawnBoard({ NODE_ENV: 'test', MONGODB_URI: 'mongodb://127.0.0.1:9/x' });
    expect(await child.exited).toBe(1);
    expect(child.output()).toBe('The database does not answer. Check MONGODB_URI.\n');
  });

  it('logs one line and exits when the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const child = spawnBoard({
      NODE_ENV: 'test',
      MONGODB_URI: startDatabase(),
      PORT: String(port),
      LOG_LEVEL: 'silent',
    });
    expect(await child.exited).toBe(1);
    expect(child.output()).toBe('The port is taken. Stop what uses it, or set PORT to another one.\n');
    taken.close();
  });

  it('logs the reason in one line and exits when the database address is malformed', async () => {
    const child = spawnBoard({
      NODE_ENV: 'test',
      MONGODB_URI: 'mongodb://127.0.0.1:1/x?nonsense=1',
      LOG_LEVEL: 'silent',
    });
    expect(await child.exited).toBe(78);
    expect(child.output()).toBe(
      'MONGODB_URI is no address of a database: option nonsense is not supported.\n',
    );
  });

  it('loads the sample board on the first run when the setting asks for it', async () => {
    const board = await startChildBoard({
      NODE_ENV: 'test',
      MONGODB_URI: startDatabase(),
      SAMPLE_DATA: 'on',
    });
    const { body } = await board.http.get('/api/jobs').expect(200);
    expect(body.total).toBeGreaterThan(0);
    await board.stop();
  }, 120_000);

  it('reports not ready at once on SIGTERM, finishes running requests and exits with 0 within 30 s [RUN-4]', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const settings = {
      ...SAFE_SETTINGS,
      AUTH_MODE: 'local',
      LOCAL_AUTH_PRIVATE_KEY: key,
      MONGODB_URI: startDatabase(),
      STOP_NOTICE_SECONDS: '2',
    };
    const board = await startChildBoard(settings);
    try {
      const body = JSON.stringify({ name: 'Eko Haulage', email: 'eko@test.example', password: PASSWORD });
      const running = await begin(board, body);
      const began = performance.now();
      board.process.kill('SIGTERM');
      await eventually(async () => {
        const { status, body: answer } = await board.http.get('/api/health/ready');
        expect([status, answer.code]).toEqual([503, 'unavailable']);
      }, 1_500);
      const { body: list } = await board.http.get('/api/jobs').expect(200);
      expect(list.total).toBe(0);
      await eventually(() => expect(refused(board.port)).resolves.toBe(true), 10_000);
      expect(board.process.exitCode).toBeNull();
      running.socket.write(body.slice(10));
      expect(await running.answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"success":true/);
      expect(await board.exited).toBe(0);
      expect(performance.now() - began).toBeLessThan(30_000);
    } finally {
      await board.stop();
    }
  }, 60_000);
});

/** Opens a registration and sends only part of its body. */
async function begin(
  { port }: ChildBoard,
  body: string,
): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const head = ['POST /api/company/register HTTP/1.1', 'host: localhost', 'content-type: application/json'];
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  return { socket, answer: text(socket) };
}

function refused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}
