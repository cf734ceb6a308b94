import { randomUUID } from 'node:crypto';
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorBody, type ErrorCode, MESSAGES } from '@skybil/shared';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { AppError } from '../../platform/errors/app-error.js';

/** What Node's parser finds, where it is not simply no HTTP. */
const FOUND: Record<string, [status: number, code: ErrorCode, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout', MESSAGES.timeout],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large', MESSAGES.tooLarge],
  HPE_HEADER_OVERFLOW: [431, 'too_large', MESSAGES.tooLarge],
};

/** How long a client may take to read such an answer and close its side. */
const LINGER_MS = 2_000;

/**
 * Answers in the board's form what never becomes a request (INPUT-1): broken lines, headers that are too large, clients
 * that are too slow, and what Node would answer with an empty body, or not at all.
 */
export function answerBrokenRequests(
  server: Server,
  headers: ReadonlyMap<string, string>,
  logger: Logger,
): void {
  const answer = (socket: Duplex, found = '') => {
    const [status, code, message] = FOUND[found] ?? [400, 'bad_input', MESSAGES.malformedRequest];
    const body: ErrorBody = { success: false, message, code, requestId: randomUUID() };
    const text = JSON.stringify(body);
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...[...headers].map(([name, value]) => `${name}: ${value}`),
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      `x-request-id: ${body.requestId}`,
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ];
    endWith(socket, `${lines.join('\r\n')}\r\n\r\n${text}`);
    logger.info({ requestId: body.requestId, route: 'broken', status }, 'request');
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy();
    else answer(socket, error.code);
  });
  // Node takes its own listeners off such a connection
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => answer(socket));
  // a connection that cannot be accepted, when there are too many open files for example
  server.once('listening', () =>
    server.on('error', (error) => logger.error({ err: error }, 'a connection was not accepted')),
  );
  // an expectation that nobody knows may be ignored (RFC 9110, 10.1.1)
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Sends the last bytes of a connection, and closes it although its client may never do so. */
function endWith(socket: Duplex, text: string): void {
  socket.on('error', () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.end(text);
  // bytes that nobody reads would make the system reset the connection before the answer has arrived
  socket.resume();
}

/** Bytes in the middle of another answer would be taken for a part of it. Node's own handler asks the same. */
function isAnswering(socket: Duplex): boolean {
  return (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent === true;
}

/** Every request of HTTP/1.1 names a host (RFC 9112, 3.2). */
export const hostNeeded: RequestHandler = (request, _response, next) => {
  if (request.httpVersion === '1.1' && request.headers.host === undefined)
    throw new AppError('bad_input', MESSAGES.malformedRequest);
  next();
};

/** Hands requests on with an address that Express's parser takes as it is; the others are broken. */
export function plainAddresses(next: RequestListener): RequestListener {
  return function (this: Server, request, response) {
    const address = addressOf(request.url);
    if (address === undefined) return void this.emit('clientError', new Error('no address'), request.socket);
    request.url = address;
    next(request, response);
  };
}

const PLAIN_ADDRESS = /^\/[\x21\x22\x24-\x7e]*$/;
const USER_INFORMATION = /^https?:\/\/[^/?\\]*@/i;

/**
 * The path and query that a request is for, in characters that Express's parser takes as they are: what it makes of others
 * differs from the path that is routed, and some make it throw. Proxies may send a whole address.
 * @returns undefined where there is none, or user information
 */
export function addressOf(target = ''): string | undefined {
  if (PLAIN_ADDRESS.test(target)) return target;
  const plain = target
    .replace(/#.*$/s, '')
    .replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
  if (plain.startsWith('/')) return plain;
  if (!/^https?:\/\//i.test(plain) || USER_INFORMATION.test(plain) || !URL.canParse(plain)) return undefined;
  const { pathname, search } = new URL(plain);
  return pathname + search;
}
