import type { NestExpressApplication } from '@nestjs/platform-express';
import { MESSAGES } from '@skybil/shared';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../../platform/errors/app-error.js';
import { RequestLimits } from '../../../platform/limits/request-limits.js';
import { pictureUrlPath, pagePathOf, PICTURE } from './picture.js';
import { PicturesService } from './pictures.service.js';
import { DRAWINGS } from '../../../platform/contract/route/limit-rules.js';

/** One hour, so that proxies do not show the picture of a hidden job for longer. */
const CACHE_CONTROL = 'public, max-age=3600';

export function servePictures(app: NestExpressApplication): void {
  const pictures = app.get(PicturesService);
  const limits = app.get(RequestLimits);

  const serve = async (page: string, request: Request, response: Response): Promise<void> => {
    const picture = await pictures.of(page);
    if (!picture) throw new AppError('not_found', MESSAGES.notFound);
    const address = pictureUrlPath(picture);
    if (address !== request.path) {
      response.setHeader('cache-control', 'no-cache');
      response.redirect(302, address);
      return;
    }
    response.setHeader('etag', `"${address}"`);
    response.setHeader('cache-control', CACHE_CONTROL);
    // Pages of other sites show the picture.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    let bytes = pictures.cachedBytes(picture);
    if (!bytes) {
      limits.useInMemory(request, DRAWINGS);
      bytes = await pictures.draw(picture, request.ip ?? '');
    }
    response.type(PICTURE.type).send(bytes);
  };

  app.use((request: Request, response: Response, next: NextFunction) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead ? pagePathOf(request.path) : undefined;
    if (page === undefined) return next();
    serve(page, request, response).catch(next);
  });
}
