import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { MESSAGES } from '@skybil/shared';
import type { NextFunction, Request, Response } from 'express';
import { Settings } from '../../../platform/config/settings.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { robotsTxt } from './robots.js';
import { CACHE_SECONDS, SitemapService } from './sitemap.service.js';

const SITEMAP = /^\/(sitemap\.xml|sitemaps\/.*)$/;
const CACHE_CONTROL = `public, max-age=${CACHE_SECONDS}`;
const plainOf = promisify(gunzip);

export function serveSitemap(app: NestExpressApplication): void {
  const sitemaps = app.get(SitemapService);
  const robots = robotsTxt(app.get(Settings).PUBLIC_URL);

  const serve = async (request: Request, response: Response): Promise<void> => {
    const sitemap = await sitemaps.at(request.path);
    if (!sitemap) throw new AppError('not_found', MESSAGES.notFound);
    response.type('xml').vary('accept-encoding');
    response.setHeader('cache-control', CACHE_CONTROL);
    response.setHeader('etag', sitemap.etag);
    const encoding = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one));
    if (encoding) response.setHeader('content-encoding', encoding);
    response.send(encoding ? sitemap[encoding] : await plainOf(sitemap.gzip));
  };

  app.use((request: Request, response: Response, next: NextFunction) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.path === '/robots.txt') {
      response.type('txt').setHeader('cache-control', CACHE_CONTROL);
      response.send(robots);
    } else if (isRead && SITEMAP.test(request.path)) {
      serve(request, response).catch(next);
    } else {
      next();
    }
  });
}
