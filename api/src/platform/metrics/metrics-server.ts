import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { register } from 'prom-client';
import { Settings } from '../config/settings.js';
import { StartError } from '../errors/start-error.js';
import { scrape } from './at-scrape.js';
import { measureProcess } from './numbers.js';

/** Serves `/metrics` on its own port, so that a proxy in front of the board does not expose it (RUN-15). */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server?: Server;

  constructor(private readonly settings: Settings) {}

  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | undefined)?.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, METRICS_HOST } = this.settings;
    if (METRICS_PORT === undefined) return;
    measureProcess();
    this.server = makeServer();
    this.server.listen(METRICS_PORT, METRICS_HOST);
    await once(this.server, 'listening').catch((error: unknown) => {
      throw new StartError(
        `Metrics cannot listen there (${(error as NodeJS.ErrnoException).code}). Check METRICS_PORT and METRICS_HOST.`,
      );
    });
    this.server.on('error', (error) => this.logger.error(error));
    this.logger.log({ port: this.port, host: METRICS_HOST }, 'metrics can be scraped');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}

function makeServer(): Server {
  return createServer((request, response) => {
    const isScrape = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (!isScrape) return void response.writeHead(404).end();
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
