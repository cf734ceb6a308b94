import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express } from 'express';
import { plainAddresses } from './broken-requests.js';

/** Node takes these options only when a server is made, and Nest passes none on. Times in milliseconds (INPUT-6). */
const SERVER_OPTIONS = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // longer than the 60 s for which proxies usually keep an idle connection: a request sent while we close gets no answer
  keepAliveTimeout: 65_000,
  // `hostNeeded` requires it, and answers in the board's form
  requireHostHeader: false,
};

export class BoardExpressAdapter extends ExpressAdapter {
  constructor() {
    // body parsers and headers are chosen by the exact path, so `/API` must not reach the routes of `/api`
    super(express().enable('case sensitive routing'));
  }

  override initHttpServer(): void {
    this.httpServer = createServer(SERVER_OPTIONS, plainAddresses(this.getInstance<Express>()));
  }
}
