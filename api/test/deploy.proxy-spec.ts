import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PASSWORD } from './board.js';
import { type ChildBoard, startChildBoard } from './child-board.js';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

const MB = 2 ** 20;
const READS = 5;
const DEPLOY = join(__dirname, '../../docs/deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

interface Answer {
  status: number;
  headers: http2.IncomingHttpHeaders;
  body: string;
}

/** A proxy as its file in `docs/deploy` sets it up, on free ports before a board of its own. */
interface Proxy {
  name: string;
  /** Writes its settings. @returns the command that runs it in the foreground */
  set(folder: string, ports: { plain: number; tls: number; board: number }): string[];
}

const PROXIES: Proxy[] = [
  {
    name: 'nginx',
    set(folder, { plain, tls, board }) {
      const site = read('nginx.conf')
        .replaceAll('[::]:', '[::1]:')
        .replaceAll(/listen (\[::1\]:)?80;/g, `listen 127.0.0.1:${plain};`)
        .replaceAll(/listen (\[::1\]:)?443/g, `listen 127.0.0.1:${tls}`)
        .replaceAll(/(listen [^;]*;)\s+\1/g, '$1')
        .replace('127.0.0.1:3000', `127.0.0.1:${board}`)
        .replaceAll(
          /ssl_certificate(_key)? [^;]*;/g,
          (_, key) => `ssl_certificate${key ?? ''} ${folder}/${key ? 'key' : 'cert'}.pem;`,
        );
      const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const paths = temp.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const main = `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${paths} ${site} }`;
      writeFileSync(join(folder, 'nginx.conf'), main);
      return ['nginx', '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
    },
  },
  {
    name: 'caddy',
    set(folder, { plain, tls, board }) {
      const site = read('Caddyfile')
        .replace(
          'jobs.example.com {',
          `jobs.example.com {\n\ttls ${folder}/cert.pem ${folder}/key.pem\n\tbind 127.0.0.1`,
        )
        .replace('127.0.0.1:3000', `127.0.0.1:${board}`);
      const options = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${tls}\n\tstorage file_system ${folder}\n}\n`;
      writeFileSync(join(folder, 'Caddyfile'), options + site);
      return ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

describe.each(PROXIES)('the board behind $name', ({ name, set }) => {
  let folder: string;
  let board: ChildBoard;
  let proxy: ChildProcess;
  let ports: { plain: number; tls: number; board: number };
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
    ports = { plain: await freePort(), tls: await freePort(), board: board.port };
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

  async function ask(path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Answer> {
    const method = body ? 'POST' : 'GET';
    const stream = session.request({
      ':path': path,
      ':method': method,
      ':authority': 'jobs.example.com',
      ...headers,
    });
    // a body that is refused may be cut off while it is sent
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

  it('is reached by HTTP/2, and plain addresses lead to TLS', async () => {
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

  it('is asked for as large a form as it takes, and not for more', async () => {
    // it looks into the file, which is no PDF
    expect((await upload(5 * MB)).status).toBe(415);
    expect((await upload(7 * MB)).status).toBe(413);
  });

  it('counts requests of the address that the proxy saw, and not of the one that a client names', async () => {
    const named = { 'x-forwarded-for': '203.0.113.7' };
    const past = () => board.http.get('/api/jobs?limit=1').set(named);
    for (let at = 0; at < READS; at += 1) await past().expect(200);
    await past().expect(429);
    expect((await ask('/api/jobs?limit=1', named)).status).toBe(200);
  });

  it('answers with its own headers', async () => {
    const { headers } = await ask('/api/jobs');
    expect(headers['strict-transport-security']).toMatch(/max-age/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  });
});

function makeCertificate(folder: string): void {
  const name = ['-subj', '/CN=jobs.example.com', '-addext', 'subjectAltName=DNS:jobs.example.com'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name, ...files],
    {
      stdio: 'ignore',
    },
  );
}
