import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEPLOY = join(__dirname, '../../docs/deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

interface Ports {
  plain: number;
  tls: number;
  boards: readonly number[];
}

/** A proxy with its file from `docs/deploy`, on free ports in front of the test's boards. */
export interface Proxy {
  name: string;
  /** Writes its settings. @returns the command that runs it in the foreground */
  set(folder: string, ports: Ports): string[];
}

export const PROXIES: Proxy[] = [
  {
    name: 'nginx',
    set(folder, { plain, tls, boards }) {
      const site = read('nginx.conf')
        .replaceAll('[::]:', '[::1]:')
        .replaceAll(/listen (\[::1\]:)?80;/g, `listen 127.0.0.1:${plain};`)
        .replaceAll(/listen (\[::1\]:)?443/g, `listen 127.0.0.1:${tls}`)
        .replaceAll(/(listen [^;]*;)\s+\1/g, '$1')
        .replace(/( *server )127\.0\.0\.1:3000([^;]*;)/, (_, name: string, rest: string) =>
          boards.map((board) => `${name}127.0.0.1:${board}${rest}`).join('\n'),
        )
        .replaceAll('/var/log/nginx/skybil.log', join(folder, 'access.log'))
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
    set(folder, { plain, tls, boards }) {
      const site = read('Caddyfile')
        .replace(
          '{$PUBLIC_URL:jobs.example.com} {',
          `jobs.example.com {\n\ttls ${folder}/cert.pem ${folder}/key.pem\n\tbind 127.0.0.1`,
        )
        .replace('{$BOARDS:127.0.0.1:3000}', boards.map((board) => `127.0.0.1:${board}`).join(' '))
        .replace('output stdout', `output file ${join(folder, 'access.log')}`);
      const options = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${tls}\n\tstorage file_system ${folder}\n}\n`;
      writeFileSync(join(folder, 'Caddyfile'), options + site);
      return ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

export function makeCertificate(folder: string): void {
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
