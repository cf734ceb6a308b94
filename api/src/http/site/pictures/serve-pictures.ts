import type { NestExpressApplication } from '@nestjs/platform-express';
import { MESSAGES } from '@skybil/shared';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../../platform/errors/app-error.js';
import { RequestLimits } from '../../../platform/limits/request-limits.js';
import { addressOf, pageOfAddress, PICTURE } from './picture.js';
import { PicturesService } from './pictures.service.js';

/** An hour: what is hidden is not shown for longer by whoever stands in between. */
const KEEP = 'public, max-age=3600';

/** Serves the preview pictures of pages, under `/og`. */
export function servePictures(app: NestExpressApplication): void {
  const pictures = app.get(PicturesService);
  const limits = app.get(RequestLimits);

  const serve = async (page: string, request: Request, response: Response): Promise<void> => {
    const picture = await pictures.of(page);
    if (!picture) throw new AppError('not_found', MESSAGES.notFound);
    const address = addressOf(picture);
    if (address !== request.path) {
      // the page says something else by now
      response.setHeader('cache-control', 'no-cache');
      response.redirect(302, address);
      return;
    }
    response.setHeader('etag', `"${address}"`);
    response.setHeader('cache-control', KEEP);
    // shown by pages elsewhere
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    let bytes = pictures.keptBytes(picture);
    if (!bytes) {
      limits.useDrawing(request);
      bytes = await pictures.draw(picture, request.ip ?? '');
    }
    response.type(PICTURE.type).send(bytes);
  };

  app.use((request: Request, response: Response, next: NextFunction) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead ? pageOfAddress(request.path) : undefined;
    if (page === undefined) return next();
    serve(page, request, response).catch(next);
  });
}
