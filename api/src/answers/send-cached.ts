import type { Request, RequestHandler, Response } from 'express';
import type { RequestLimits } from '../limits/request-limits.js';
import { knownAddress, PAGE_VARIES_BY } from './low-data.js';
import type { CachedAnswer, PublicCache } from './public-cache.js';

/** Answers a public question that was answered before with the same bytes, before anything else is done for it. */
export function sendCached(cache: PublicCache, limits: RequestLimits): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const kept = isRead ? cache.at(knownAddress(request)) : undefined;
    if (!kept) return next();
    const { answer, route } = kept;
    try {
      limits.useRead(request);
    } catch (error) {
      return next(error);
    }
    response.locals['route'] = route;
    send(response, answer);
  };
}

/** Remembers at which address an answer was asked for again, so that {@link sendCached} can send it. */
export function rememberAddress(
  cache: PublicCache,
  request: Request,
  answer: CachedAnswer,
  route = (request.route as { path: string }).path,
): void {
  if (cache.wasAskedAgain(answer)) cache.know(knownAddress(request), { key: answer.key, route });
}

/** As {@link rememberAddress}, and sends it. */
export function sendAnswer(
  cache: PublicCache,
  response: Response,
  answer: CachedAnswer,
  route: string,
): void {
  rememberAddress(cache, response.req, answer, route);
  send(response, answer);
}

function send(response: Response, answer: CachedAnswer): void {
  response.send(describeAnswer(response, answer));
}

/** Sets the headers of an answer. @returns its body, compressed if the client accepts it */
export function describeAnswer(response: Response, answer: CachedAnswer): Buffer {
  response.setHeader('content-type', `${answer.isPage ? 'text/html' : 'application/json'}; charset=utf-8`);
  response.setHeader('cache-control', answer.isPage ? 'no-cache' : 'public, no-cache');
  response.vary(answer.isPage ? PAGE_VARIES_BY : 'accept-encoding');
  response.setHeader('etag', answer.etag);
  const encoding = encodingFor(response.req, answer);
  if (encoding) response.setHeader('content-encoding', encoding);
  return (encoding && answer[encoding]) ?? answer.plain;
}

/** A client that names no encoding gets none. */
function encodingFor(request: Request, answer: CachedAnswer): 'br' | 'gzip' | undefined {
  if (request.headers['accept-encoding'] === undefined) return undefined;
  return (['br', 'gzip'] as const).find((one) => answer[one] && request.acceptsEncodings(one));
}
