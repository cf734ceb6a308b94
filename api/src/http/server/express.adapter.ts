import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express } from 'express';
import { plainAddresses } from './broken-requests.js';

/** Node takes these options only when it creates a server, and Nest does not pass them on. Times in milliseconds (INPUT-6). */
const SERVER_OPTIONS = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // Longer than the 60 s for which proxies usually keep an idle connection. Otherwise a request that arrives as we close the
  // connection gets no answer.
  keepAliveTimeout: 65_000,
  // `hostNeeded` makes this check and answers in the standard error format.
  requireHostHeader: false,
};

export class BoardExpressAdapter extends ExpressAdapter {
  constructor() {
    // Body parsers and headers are chosen by the exact path, so `/API` must not match the routes of `/api`.
    super(express().enable('case sensitive routing'));
  }

  override initHttpServer(): void {
    this.httpServer = createServer(SERVER_OPTIONS, plainAddresses(this.getInstance<Express>()));
  }
}
