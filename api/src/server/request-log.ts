import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { currentRequest } from '../contract/route/current-request.js';

/**
 * Gives every request an id, which all that is logged for it carries, and writes one line when it ends (RUN-1). The line
 * holds no address, query or body.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const started = process.hrtime.bigint();
    const id = randomUUID();
    response.setHeader('x-request-id', id);
    response.once('close', () => {
      logger.info(
        {
          requestId: id,
          method: request.method,
          route: routeTemplate(request, response),
          status: response.writableFinished ? response.statusCode : 499,
          ms: Number(process.hrtime.bigint() - started) / 1e6,
        },
        'request',
      );
    });
    currentRequest.run({ requestId: id, request }, next);
  };
}

/** '/api/jobs/:id' rather than what was asked for, which may hold a signed link. */
function routeTemplate(request: Request, response: Response): string {
  const answered: unknown = response.locals['route'];
  if (typeof answered === 'string') return answered;
  const route = request.route as { path?: unknown } | undefined;
  if (typeof route?.path === 'string') return route.path;
  return request.originalUrl.startsWith('/api') ? '/api/*' : 'page';
}
