import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { boardModule } from './app.module.js';
import { loadSettings } from './platform/config/load-settings.js';
import { Settings } from './platform/config/settings.js';
import { BoardExpressAdapter } from './http/server/express.adapter.js';
import { setRoutePrefix } from './http/server/route-prefix.js';
import { configureHttp } from './http/server/configure-http.js';
import { NestLogger } from './http/server/logger.js';
import { serveDocs } from './platform/contract/docs/docs-page.js';
import { serveBoardFiles } from './http/site/board-files.js';
import { servePictures } from './http/site/pictures/serve-pictures.js';
import { servePages } from './http/site/serve-pages.js';
import { serveSitemap } from './http/site/sitemap/serve-sitemap.js';

export async function createApp(logger: Logger): Promise<NestExpressApplication> {
  const board = boardModule(loadSettings(process.env));
  const app = await NestFactory.create<NestExpressApplication>(board, new BoardExpressAdapter(), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  setRoutePrefix(app);
  configureHttp(app, app.get(Settings), logger);
  serveSitemap(app);
  servePictures(app);
  serveBoardFiles(app);
  servePages(app);
  serveDocs(app);
  return app;
}
