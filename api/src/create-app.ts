import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { Settings } from './config/settings.js';
import { BoardExpressAdapter } from './http/express.adapter.js';
import { setAddresses } from './http/addresses.js';
import { configureHttp } from './http/configure-http.js';
import { NestLogger } from './http/logger.js';
import { serveDocs } from './http/docs-page.js';
import { servePages } from './web/serve-pages.js';

/** The whole application, ready to listen. */
export async function createApp(logger: Logger): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, new BoardExpressAdapter(), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  setAddresses(app);
  configureHttp(app, app.get(Settings), logger);
  servePages(app);
  serveDocs(app);
  return app;
}
