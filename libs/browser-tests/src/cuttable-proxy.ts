import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** `losing`: requests reach the board, but the responses to POST requests are lost. */
type State = 'up' | 'down' | 'losing';

export interface CuttableProxy {
  address: string;
  state: State;
  /** Simulates a newer build of the site: files of the old build answer 404. */
  isNextBuild: boolean;
  /** Forwarded requests, such as 'POST /api/users/apply'. */
  received: string[];
  close: () => void;
}

const FILE_NAME = /([\w.-]+-[\w-]{8})\.(js|css)\b/g;
const NEXT = '.next';
const isText = (type = '') => /^text\/|javascript|json/.test(type);

export async function startProxy(to: string): Promise<CuttableProxy> {
  const server = createServer((request, response) => {
    if (proxy.state === 'down') return request.socket.destroy();
    forward(proxy, to, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: CuttableProxy = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: 'up',
    isNextBuild: false,
    received: [],
    close: () => server.close().closeAllConnections(),
  };
  return proxy;
}

function forward(proxy: CuttableProxy, to: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/' } = request;
  proxy.received.push(`${method} ${url}`);
  const isFile = url.startsWith('/assets/');
  if (isFile && proxy.isNextBuild !== url.includes(NEXT)) {
    response.writeHead(404).end();
    return;
  }
  // the board would answer 304, because it does not know the simulated build
  const { 'if-none-match': _, ...asked } = request.headers;
  const headers = { ...asked, 'accept-encoding': 'identity' };
  const onward = ask(to + url.replace(NEXT, ''), { method, headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      if (proxy.state === 'down' || (proxy.state === 'losing' && method === 'POST'))
        return request.socket.destroy();
      const whole = Buffer.concat(parts);
      const isRenamed =
        proxy.isNextBuild && isText(answer.headers['content-type']) && !url.startsWith('/api');
      const body = isRenamed ? Buffer.from(whole.toString().replaceAll(FILE_NAME, `$1${NEXT}.$2`)) : whole;
      const { 'transfer-encoding': _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, { ...rest, 'content-length': body.length }).end(body);
    });
  });
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}
