import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { addressOf } from './broken-requests.js';

/** A client may take this long to send its headers, and a whole request with a file (INPUT-6). */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;
const CHECK_MS = 1_000;
/** Longer than the 60 s for which proxies usually keep an idle connection: a request sent while we close gets no answer. */
const KEEP_ALIVE_MS = 65_000;

/** Nest's adapter on a server with the board's time limits, which Nest has no options for. */
export class BoardExpressAdapter extends ExpressAdapter {
  constructor() {
    // body parsers and headers are chosen by the exact path, so `/API` must not reach the routes of `/api`
    super(express().enable('case sensitive routing'));
  }

  override initHttpServer(): void {
    const app = this.getInstance<express.Express>();
    this.httpServer = createServer(
      {
        connectionsCheckingInterval: CHECK_MS,
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        // `hostNeeded` requires it, and answers in the board's form
        requireHostHeader: false,
      },
      (request, response) => {
        const address = addressOf(request.url);
        if (address === undefined)
          return void this.httpServer.emit('clientError', new Error('no address'), request.socket);
        request.url = address;
        app(request, response);
      },
    );
  }
}
