import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express } from 'express';
import { normalizeTargets } from './broken-requests.js';

/** Nest does not pass these options on. Times in milliseconds (INPUT-6). */
const SERVER_OPTIONS = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // Proxies usually keep an idle connection for 60 s. If we closed it first, a request could get no answer.
  keepAliveTimeout: 65_000,
  // `requireHost` answers in the standard error format.
  requireHostHeader: false,
};

export class BoardExpressAdapter extends ExpressAdapter {
  constructor() {
    // Body parsers and headers are chosen by the exact path, so `/API` must not match the routes of `/api`.
    super(express().enable('case sensitive routing'));
  }

  override initHttpServer(): void {
    this.httpServer = createServer(SERVER_OPTIONS, normalizeTargets(this.getInstance<Express>()));
  }
}
