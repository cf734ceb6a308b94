import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { Settings } from './config/settings.js';
import { BoardExpressAdapter } from './server/express.adapter.js';
import { setAddresses } from './server/route-prefix.js';
import { configureHttp } from './server/configure-http.js';
import { NestLogger } from './server/logger.js';
import { serveDocs } from './contract/docs/docs-page.js';
import { servePictures } from './site/pictures/serve-pictures.js';
import { servePages } from './site/serve-pages.js';
import { serveSitemap } from './site/sitemap/serve-sitemap.js';

/** The whole application, ready to listen. */
export async function createApp(logger: Logger): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, new BoardExpressAdapter(), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  setAddresses(app);
  configureHttp(app, app.get(Settings), logger);
  serveSitemap(app);
  servePictures(app);
  servePages(app);
  serveDocs(app);
  return app;
}
