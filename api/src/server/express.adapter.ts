import { createServer as createHttpServer, IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import { type ErrorBody, type ErrorCode, MESSAGES } from '@skybil/shared';
import express from 'express';

/** A client may take this long to send its headers, and a whole request with a file (INPUT-6). */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;
const CHECK_MS = 1_000;

/**
 * Express on a server whose requests and responses are born with Express's prototypes: Express would otherwise change
 * the prototype of each, which costs half of a small request. The server also answers a client that is too slow or
 * breaks the protocol in the board's own form.
 */
export class BoardExpressAdapter extends ExpressAdapter {
  constructor() {
    // What reads bodies and sets headers goes by the exact text of an address, so `/API` must not be taken for `/api`.
    super(express().enable('case sensitive routing'));
  }

  /** An answer that is bytes already, such as a kept one, is sent as it is; Nest would make JSON of it. */
  override reply(response: express.Response, body: unknown, statusCode?: number): unknown {
    if (!Buffer.isBuffer(body)) return super.reply(response, body, statusCode);
    if (statusCode) response.status(statusCode);
    return response.send(body);
  }

  override initHttpServer(): void {
    const app = this.getInstance<express.Express>();
    const server = createHttpServer(
      {
        IncomingMessage: bornWith(IncomingMessage, app.request),
        ServerResponse: bornWith(ServerResponse, app.response),
        connectionsCheckingInterval: CHECK_MS,
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
      },
      app,
    );
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => answerBroken(error, socket));
    this.httpServer = server;
  }
}

/** The class, with instances that inherit from `prototype` from birth. */
function bornWith<T extends object>(base: T, prototype: object): T {
  function born(...args: never[]): object {
    return Reflect.construct(base as unknown as new (...given: never[]) => object, args, born) as object;
  }
  born.prototype = prototype;
  return born as unknown as T;
}

function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message]: [number, ErrorCode, string] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'timeout', MESSAGES.timeout]
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? [431, 'too_large', MESSAGES.tooLarge]
        : [400, 'bad_input', MESSAGES.malformedJson];
  const body: ErrorBody = { success: false, message, code, requestId: crypto.randomUUID() };
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `x-request-id: ${body.requestId}\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}
