import type { Request, RequestHandler, Response } from 'express';
import type { Settings } from '../config/settings.js';
import { currentRequest } from '../contract/route/current-request.js';
import type { RequestLine } from './logger.js';
import { countRequest } from './request-numbers.js';
import { requestIds } from './request-ids.js';

/**
 * Gives every request an id and a trace, which all that is logged for it carries, and writes one line when it ends (RUN-1).
 * The line holds no address, query or body.
 */
export function requestLog(
  write: (line: RequestLine) => void,
  { TRUST_PROXY_HOPS }: Pick<Settings, 'TRUST_PROXY_HOPS'>,
): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const ids = requestIds(request, TRUST_PROXY_HOPS > 0);
    response.setHeader('x-request-id', ids.requestId);
    response.once('close', () => {
      const route = routeTemplate(request, response);
      const status = response.writableFinished ? response.statusCode : 499;
      const ms = Math.round((performance.now() - started) * 1_000) / 1_000;
      countRequest(request.method, route, status, ms / 1_000);
      write({ ...ids, method: request.method, route, status, ms });
    });
    currentRequest.run({ ...ids, request }, next);
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
