import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Settings } from '../../platform/config/settings.js';
import { currentRequest } from './current-request.js';
import { histogram } from '../../platform/metrics/numbers.js';
import { requestIds } from './request-ids.js';

const durations = histogram(
  'skybil_http_request_duration_seconds',
  'Duration of requests, by method, route template and status; 499 means that the client disconnected',
  ['method', 'route', 'status'],
  [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
);
/** Other methods share one label, so that a client cannot create labels without limit. */
const METHOD_LABELS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function requestLog(
  logger: Logger,
  { TRUST_PROXY_HOPS }: Pick<Settings, 'TRUST_PROXY_HOPS'>,
): RequestHandler {
  const log = pinoHttp<Request, Response>({
    logger,
    quietResLogger: true,
    serializers: { req: () => undefined },
    wrapSerializers: false,
    customAttributeKeys: { responseTime: 'ms' },
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    customSuccessObject: lineOf,
    customErrorObject: (request, response, _error, line: { ms: number }) => lineOf(request, response, line),
  });
  return (request, response, next) => {
    const started = performance.now();
    const ids = requestIds(request, TRUST_PROXY_HOPS > 0);
    response.locals['ids'] = ids;
    response.setHeader('x-request-id', ids.requestId);
    // Node warns from the eleventh listener on, and an answer with a file needs that many.
    response.setMaxListeners(20);
    response.once('close', () => {
      const method = METHOD_LABELS.has(request.method) ? request.method : 'other';
      durations.observe(
        { method, route: routeTemplate(request), status: statusOf(response) },
        (performance.now() - started) / 1_000,
      );
    });
    log(request, response);
    currentRequest.run({ ...ids, request }, next);
  };
}

function lineOf(request: Request, response: Response, { ms }: { ms: number }): object {
  return {
    ...response.locals['ids'],
    method: request.method,
    route: routeTemplate(request),
    status: statusOf(response),
    ms,
  };
}

/** 499 when the client disconnected before the answer was complete. */
function statusOf(response: Response): number {
  return response.writableFinished ? response.statusCode : 499;
}

/** Never the address, which may contain a signed link. */
function routeTemplate(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  if (typeof route?.path === 'string') return route.path;
  return request.originalUrl.startsWith('/api') ? '/api/*' : 'page';
}
