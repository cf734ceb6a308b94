import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Settings } from '../../platform/config/settings.js';
import { currentRequest } from './current-request.js';
import { countRequest } from './request-numbers.js';
import { requestIds } from './request-ids.js';

/**
 * Gives every request an id and a trace id, which all its log lines carry, and writes one line when the request ends (RUN-1).
 * The line contains no address, header, query or body.
 */
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
    customErrorObject: (request, response, _error, times: Times) => lineOf(request, response, times),
  });
  return (request, response, next) => {
    const started = performance.now();
    const ids = requestIds(request, TRUST_PROXY_HOPS > 0);
    response.locals['ids'] = ids;
    response.setHeader('x-request-id', ids.requestId);
    // Node warns from the eleventh listener on, and an answer with a file needs that many.
    response.setMaxListeners(20);
    response.once('close', () => {
      const seconds = (performance.now() - started) / 1_000;
      countRequest(request.method, routeTemplate(request), statusOf(response), seconds);
    });
    log(request, response);
    currentRequest.run({ ...ids, request }, next);
  };
}

interface Times {
  ms: number;
}

function lineOf(request: Request, response: Response, { ms }: Times): object {
  const [route, status] = [routeTemplate(request), statusOf(response)];
  return { ...response.locals['ids'], method: request.method, route, status, ms };
}

/** 499 when the client disconnected before the answer was complete. */
function statusOf(response: Response): number {
  return response.writableFinished ? response.statusCode : 499;
}

/** The template, such as '/api/jobs/:id', because the address may contain a signed link. */
function routeTemplate(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  if (typeof route?.path === 'string') return route.path;
  return request.originalUrl.startsWith('/api') ? '/api/*' : 'page';
}
