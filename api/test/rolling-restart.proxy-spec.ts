import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChildBoard, startChildBoard } from './child-board.js';
import { makeCertificate, PROXIES } from './deployed-proxies.js';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

const CLIENTS = 8;
/** The manual's value for production: longer than a proxy's interval between health checks. */
const NOTICE_SECONDS = '10';

describe.each(PROXIES)('two copies behind $name during a rolling restart', ({ name, set }) => {
  let folder: string;
  let copies: ChildBoard[];
  let proxy: ChildProcess;
  let tls: number;
  let agent: https.Agent;
  const settings = () => {
    const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/rolling-${name}`;
    return {
      NODE_ENV: 'test',
      MONGODB_URI: uri.href,
      PUBLIC_URL: 'https://jobs.example.com',
      TRUST_PROXY_HOPS: '1',
      RATE_LIMITS: 'off',
      STOP_NOTICE_SECONDS: NOTICE_SECONDS,
    };
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rolling-'));
    copies = [await startChildBoard(settings()), await startChildBoard(settings())];
    tls = await freePort();
    makeCertificate(folder);
    const boards = copies.map(({ port }) => port);
    const [command = '', ...args] = set(folder, { plain: await freePort(), tls, boards });
    proxy = spawn(command, args, { env: { PATH: process.env.PATH, HOME: folder }, stdio: 'ignore' });
    const ca = readFileSync(join(folder, 'cert.pem'));
    agent = new https.Agent({ ca, servername: 'jobs.example.com', keepAlive: true, maxSockets: CLIENTS });
    await eventually(async () => expect(await ask('GET', '/api/health/ready')).toBe(200), 20_000);
  }, 240_000);
  afterAll(async () => {
    agent.destroy();
    proxy.kill('SIGTERM');
    if (proxy.exitCode === null) await once(proxy, 'exit');
    await Promise.all(copies.map((copy) => copy.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  /** @returns the status, or the error */
  function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<number | string> {
    const headers = { host: 'jobs.example.com', 'content-type': 'application/json' };
    return new Promise((resolve) => {
      const sent = https.request({ agent, host: '127.0.0.1', port: tls, path, method, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', (error) => resolve(error.message));
      sent.end(body && JSON.stringify(body));
    });
  }

  it('answer every request [RUN-64]', async () => {
    const failed: unknown[] = [];
    let [asked, isOver] = [0, false];
    const client = async (own: number) => {
      while (!isOver) {
        const email = `ada${own}-${(asked += 1)}@test.example`;
        const answers = [
          await ask('GET', '/api/jobs?kind=all&page=1&limit=6'),
          await ask('POST', '/api/newsletter', { email, user_type: 'jobseeker' }),
        ];
        failed.push(...answers.filter((status) => status !== 200));
        await wait(20);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, own) => client(own));
    for (const [at, copy] of copies.entries()) {
      copy.process.kill('SIGTERM');
      expect(await copy.exited).toBe(0);
      copies[at] = await startChildBoard({ ...settings(), PORT: String(copy.port) });
      // The proxy retries or checks the copy after five seconds.
      await wait(6_000);
    }
    isOver = true;
    await Promise.all(clients);
    expect(asked).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  }, 240_000);
});
