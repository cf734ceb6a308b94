import { createServer as createHttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { isCachedAnswer, type PublicCache } from '../answers/public-cache.js';
import { sendAnswer } from '../answers/send-cached.js';
import { isAddress } from './broken-requests.js';
import type { ShortWay } from './short-way.js';

/** A client may take this long to send its headers, and a whole request with a file (INPUT-6). */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;
const CHECK_MS = 1_000;
/** Longer than proxies keep a connection that rests (60 s as a rule): one that sends just as we close gets no answer. */
const REST_MS = 65_000;

/**
 * Express on a server whose requests and responses are born with Express's prototypes: Express would otherwise change
 * the prototype of each, which costs half of a small request.
 */
export class BoardExpressAdapter extends ExpressAdapter {
  publicCache?: PublicCache;
  shortWay?: ShortWay;

  constructor() {
    // What reads bodies and sets headers goes by the exact text of an address, so `/API` must not be taken for `/api`.
    super(express().enable('case sensitive routing'));
  }

  /** A public answer is bytes already; an interceptor that sent it would cost each of them a tenth. */
  override reply(response: express.Response, body: unknown, statusCode?: number): unknown {
    if (!this.publicCache || !isCachedAnswer(body)) return super.reply(response, body, statusCode);
    return sendAnswer(this.publicCache, response, body);
  }

  override initHttpServer(): void {
    const app = this.getInstance<express.Express>();
    this.httpServer = createHttpServer(
      {
        IncomingMessage: bornWith(IncomingMessage, app.request),
        ServerResponse: bornWith(ServerResponse, app.response),
        connectionsCheckingInterval: CHECK_MS,
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: REST_MS,
        // `hostNeeded` asks for it, and answers in the board's form
        requireHostHeader: false,
      },
      (request, response) => {
        if (!isAddress(request.url))
          this.httpServer.emit('clientError', new Error('An address that cannot be read'), request.socket);
        else if (!this.shortWay?.(request as express.Request, response as express.Response))
          app(request, response);
      },
    );
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
