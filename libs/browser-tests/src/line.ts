import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** `losing`: the board hears and does everything, and nothing that it says to a POST comes back. */
type State = 'up' | 'down' | 'losing';

export interface Line {
  /** An origin of its own, behind which the board is. */
  address: string;
  state: State;
  /** Whether the board has another build of the site by now: the files of the one before are gone from it. */
  isNextBuild: boolean;
  /** What reached the board, such as 'POST /api/users/apply'. */
  heard: string[];
  close: () => void;
}

const FILE_NAME = /([\w.-]+-[\w-]{8})\.(js|css)\b/g;
const NEXT = '.next';
const isText = (type = '') => /^text\/|javascript|json/.test(type);

/** A line to the board that can be cut, and behind which the board can be another build. */
export async function layLine(to: string): Promise<Line> {
  const server = createServer((request, response) => {
    if (line.state === 'down') return request.socket.destroy();
    forward(line, to, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: Line = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: 'up',
    isNextBuild: false,
    heard: [],
    close: () => server.close().closeAllConnections(),
  };
  return line;
}

function forward(line: Line, to: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/' } = request;
  line.heard.push(`${method} ${url}`);
  const isFile = url.startsWith('/assets/');
  if (isFile && line.isNextBuild !== url.includes(NEXT)) {
    response.writeHead(404).end();
    return;
  }
  // the board knows nothing of the other build: asked whether something changed, it would say no
  const { 'if-none-match': _, ...asked } = request.headers;
  const headers = { ...asked, 'accept-encoding': 'identity' };
  const onward = ask(to + url.replace(NEXT, ''), { method, headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      if (line.state === 'down' || (line.state === 'losing' && method === 'POST'))
        return request.socket.destroy();
      const whole = Buffer.concat(parts);
      const isRenamed = line.isNextBuild && isText(answer.headers['content-type']) && !url.startsWith('/api');
      const body = isRenamed ? Buffer.from(whole.toString().replaceAll(FILE_NAME, `$1${NEXT}.$2`)) : whole;
      const { 'transfer-encoding': _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, { ...rest, 'content-length': body.length }).end(body);
    });
  });
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}
