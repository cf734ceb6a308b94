import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ChildBoard, spawnBoard, startChildBoard } from './child-board.js';
import { makeCertificate, PROXIES } from './deployed-proxies.js';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

const MB = 2 ** 20;
/** Many more pages than two copies render at once for one address. */
const SEARCHES = 400;
const REPEATS = 20;

interface Answer {
  status: number;
  headers: http2.IncomingHttpHeaders;
  body: string;
}

describe.each(PROXIES)('two copies of the board behind $name', ({ name, set }) => {
  let folder: string;
  let settings: Record<string, string>;
  let boards: ChildBoard[];
  let proxy: ChildProcess;
  let session: http2.ClientHttp2Session;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/two-behind-${name}`;
    settings = {
      NODE_ENV: 'test',
      MONGODB_URI: uri.href,
      PUBLIC_URL: 'https://jobs.example.com',
      TRUST_PROXY_HOPS: '1',
    };
    boards = [await startChildBoard(settings), await startChildBoard(settings)];
    const ports = { plain: await freePort(), tls: await freePort(), boards: boards.map(({ port }) => port) };
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
  }, 300_000);
  afterAll(async () => {
    session?.destroy();
    if (proxy && proxy.exitCode === null) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
    for (const board of boards ?? []) await board.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function open(path: string, method: string): http2.ClientHttp2Stream {
    const stream = session.request({
      ':path': path,
      ':method': method,
      ':authority': 'jobs.example.com',
      accept: 'text/html,*/*;q=0.8',
      'content-type': 'application/json',
    });
    // The server may close the connection while the client still sends a refused body.
    return stream.on('error', () => undefined);
  }
  async function ask(path: string, body?: Buffer): Promise<Answer> {
    const stream = open(path, body ? 'POST' : 'GET');
    stream.end(body);
    // Starts reading at once, because Node discards an unread stream's data when it ends.
    const read = text(stream).catch(() => '');
    const [answered] = (await once(stream, 'response')) as [
      http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader,
    ];
    const status = Number(answered[':status']);
    return { status, headers: answered, body: await read };
  }
  const search = () => `/?title=${randomBytes(8).toString('hex')}`;

  /** The proxy sends the requests to both copies in turn. */
  async function expectToServe(): Promise<void> {
    for (let at = 0; at < REPEATS; at += 1)
      for (const path of ['/api/jobs?limit=1', '/about'])
        expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }

  it('answer 503 to pages above their limit for rendering, and serve all other requests [RUN-74]', async () => {
    const pages = await Promise.all(Array.from({ length: SEARCHES }, () => ask(search())));
    const refused = pages.filter(({ status }) => status !== 200);
    await expectToServe();
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).toContain('The board cannot answer right now');
    }
    for (const { process } of boards) expect(process.exitCode).toBeNull();
  }, 120_000);

  it('serve all other requests while clients cancel requests or send bodies that are refused early [RUN-74]', async () => {
    const searches = Array.from({ length: REPEATS }, () => open(search(), 'GET').end());
    const uploads = Array.from({ length: REPEATS }, () => open('/api/auth/sign-in', 'POST'));
    await Promise.all(
      uploads.map((stream) => new Promise((sent) => stream.write(Buffer.alloc(10_000), sent))),
    );
    for (const stream of [...searches, ...uploads]) {
      if (stream.closed) continue;
      stream.close(http2.constants.NGHTTP2_CANCEL);
      await once(stream, 'close');
    }
    await expectToServe();
    for (const size of [5 * MB, 7 * MB]) {
      const large = Buffer.alloc(size, ' ');
      for (let at = 0; at < 4; at += 1) expect((await ask('/api/auth/sign-in', large)).status).toBe(413);
      await expectToServe();
    }
  }, 120_000);

  it('keep serving when one of them is gone [RUN-74]', async () => {
    const [first, second] = boards as [ChildBoard, ChildBoard];
    await first.stop();
    await expectToServe();
    // The proxy knows this port.
    const again = spawnBoard({ ...settings, PORT: String(first.port) });
    boards = [{ ...first, ...again }, second];
    await eventually(async () => void (await first.http.get('/api/health/ready').expect(200)), 60_000);
  }, 120_000);
});
