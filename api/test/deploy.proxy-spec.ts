import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PASSWORD } from './board.js';
import { type ChildBoard, startChildBoard } from './child-board.js';
import { makeCertificate, PROXIES } from './deployed-proxies.js';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

const MB = 2 ** 20;
const READS = 5;
interface Answer {
  status: number;
  headers: http2.IncomingHttpHeaders;
  body: string;
}

describe.each(PROXIES)('the board behind $name', ({ name, set }) => {
  let folder: string;
  let board: ChildBoard;
  let proxy: ChildProcess;
  let ports: { plain: number; tls: number; boards: number[] };
  let session: http2.ClientHttp2Session;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/behind-${name}`;
    board = await startChildBoard({
      NODE_ENV: 'test',
      MONGODB_URI: uri.href,
      PUBLIC_URL: 'https://jobs.example.com',
      TRUST_PROXY_HOPS: '1',
      LIMITS: `reads=${READS}`,
    });
    ports = { plain: await freePort(), tls: await freePort(), boards: [board.port] };
    makeCertificate(folder);
    const [command = '', ...args] = set(folder, ports);
    proxy = spawn(command, args, {
      env: { PATH: process.env.PATH, HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    proxy.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await eventually(async () => {
      if (proxy.exitCode !== null) throw new Error(said);
      session?.destroy();
      session = http2.connect(`https://127.0.0.1:${ports.tls}`, {
        ca: readFileSync(join(folder, 'cert.pem')),
        servername: 'jobs.example.com',
      });
      await once(session, 'connect');
      expect((await ask('/api/health/ready')).status).toBe(200);
    }, 20_000);
  }, 120_000);
  afterAll(async () => {
    session?.destroy();
    if (proxy && proxy.exitCode === null) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
    await board?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const readLog = () => readFile(join(folder, 'access.log'), 'utf8');
  async function ask(path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Answer> {
    const method = body ? 'POST' : 'GET';
    const stream = session.request({
      ':path': path,
      ':method': method,
      ':authority': 'jobs.example.com',
      ...headers,
    });
    // The server may close the connection while the client still sends a refused body.
    stream.on('error', () => undefined);
    stream.end(body);
    const [answered] = (await once(stream, 'response')) as [
      http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader,
    ];
    return {
      status: Number(answered[':status']),
      headers: answered,
      body: await text(stream).catch(() => ''),
    };
  }
  const form = (bytes: number) => {
    const head = '--x\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
    return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 'a'), Buffer.from('\r\n--x--\r\n')]);
  };
  async function upload(bytes: number): Promise<Answer> {
    const email = `seeker${bytes}@test.example`;
    const about = { firstName: 'Ada', lastName: 'Obi', email, password: PASSWORD };
    const { body } = await board.http.post('/api/auth/sign-up').send(about).expect(200);
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${body.token}`,
    };
    return ask('/api/users/update-resume', headers, form(bytes));
  }

  it('answers over HTTP/2, and redirects plain HTTP to TLS [RUN-21]', async () => {
    expect(session.alpnProtocol).toBe('h2');
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http
        .get(
          {
            host: '127.0.0.1',
            port: ports.plain,
            path: '/jobs?page=2',
            headers: { host: 'jobs.example.com' },
          },
          resolve,
        )
        .on('error', reject);
    });
    response.resume();
    expect([301, 308]).toContain(response.statusCode);
    expect(response.headers.location).toBe('https://jobs.example.com/jobs?page=2');
  });

  it('receives forms up to the maximum size, and no larger ones [RUN-21]', async () => {
    // The board reads the file and rejects it as no PDF.
    expect((await upload(5 * MB)).status).toBe(415);
    expect((await upload(7 * MB)).status).toBe(413);
    // The rejected form freed its share of the memory budget.
    expect((await ask('/api/health/live')).status).toBe(200);
  });

  it('counts requests by the address that the proxy saw, not by one that the client claims [RUN-21]', async () => {
    const named = { 'x-forwarded-for': '203.0.113.7' };
    const past = () => board.http.get('/api/jobs?limit=1').set(named);
    for (let at = 0; at < READS; at += 1) await past().expect(200);
    await past().expect(429);
    expect((await ask('/api/jobs?limit=1', named)).status).toBe(200);
  });

  it('has no signed link and no reset link in the proxy’s log [RUN-66]', async () => {
    await ask('/api/files/665f1c2e9b3e4a0012ab34cd?v=s-1&e=2&s=canary-signature', { token: 'canary-token' });
    await ask('/reset-password?token=canary-secret', { referer: 'https://jobs.example.com/?t=canary-page' });
    await eventually(async () => {
      const log = await readLog();
      expect(log).toContain('/api/files/665f1c2e9b3e4a0012ab34cd');
      expect(log).toContain('/reset-password');
      expect(log).not.toContain('canary');
    }, 5_000);
  });

  it('answers with its own headers', async () => {
    const { headers } = await ask('/api/jobs');
    expect(headers['strict-transport-security']).toMatch(/max-age/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  });
});
