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

/** Other parser errors of Node are 400. */
const PARSER_ERRORS: Record<string, [status: number, code: ErrorCode, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout', MESSAGES.timeout],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large', MESSAGES.tooLarge],
  HPE_HEADER_OVERFLOW: [431, 'too_large', MESSAGES.tooLarge],
};

const LINGER_MS = 2_000;

/** Answers in the standard error format where Node would answer with an empty body or not at all (INPUT-1). */
export function answerBrokenRequests(
  server: Server,
  headers: ReadonlyMap<string, string>,
  logger: Logger,
): void {
  const answer = (socket: Duplex, errorCode = '') => {
    const [status, code, message] = PARSER_ERRORS[errorCode] ?? [400, 'bad_input', MESSAGES.malformedRequest];
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
  // Node removes its own listeners from such a connection.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => answer(socket));
  // For example, too many files are open.
  server.once('listening', () =>
    server.on('error', (error) => logger.error({ err: error }, 'a connection was not accepted')),
  );
  // A server may ignore an unknown expectation (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function endWith(socket: Duplex, text: string): void {
  socket.on('error', () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.end(text);
  // Unread bytes would make the system reset the connection before the answer has arrived.
  socket.resume();
}

/** During an answer the client would read our bytes as part of it. Node's own handler makes the same check. */
function isAnswering(socket: Duplex): boolean {
  return (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent === true;
}

/** Every HTTP/1.1 request must send a Host header (RFC 9112, 3.2). */
export const requireHost: RequestHandler = (request, _response, next) => {
  if (request.httpVersion === '1.1' && request.headers.host === undefined)
    throw new AppError('bad_input', MESSAGES.malformedRequest);
  next();
};

export function normalizeTargets(next: RequestListener): RequestListener {
  return function (this: Server, request, response) {
    const url = toOriginForm(request.url);
    if (url === undefined) return void this.emit('clientError', new Error('bad target'), request.socket);
    request.url = url;
    next(request, response);
  };
}

const ORIGIN_FORM = /^\/[\x21\x22\x24-\x7e]*$/;
const USER_INFORMATION = /^https?:\/\/[^/?\\]*@/i;

/**
 * Reduces a request target to its path and query (RFC 9112, 3.2.1), because proxies may send a full URL. Encodes the characters
 * for which Express throws or sees another path than it routes.
 */
export function toOriginForm(target = ''): string | undefined {
  if (ORIGIN_FORM.test(target)) return target;
  const encoded = target
    .replace(/#.*$/s, '')
    .replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
  if (encoded.startsWith('/')) return encoded;
  if (!/^https?:\/\//i.test(encoded) || USER_INFORMATION.test(encoded) || !URL.canParse(encoded))
    return undefined;
  const { pathname, search } = new URL(encoded);
  return pathname + search;
}
