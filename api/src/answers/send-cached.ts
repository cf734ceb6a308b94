import type { Request, RequestHandler, Response } from 'express';
import { LARGE_BYTES } from '../limits/bytes-in-flight.js';
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

/** Sends what a public route had {@link PublicCache} answer, and remembers at which address it was asked again. */
export function sendAnswer(
  cache: PublicCache,
  response: Response,
  answer: CachedAnswer,
  route = (response.req.route as { path: string }).path,
): void {
  if (cache.wasAskedAgain(answer)) cache.know(knownAddress(response.req), { key: answer.key, route });
  send(response, answer);
}

/** Express compares the ETag and answers 304 itself; what is asked for the first time, and small, needs no more of it. */
function send(response: Response, answer: CachedAnswer): void {
  response.setHeader('content-type', `${answer.isPage ? 'text/html' : 'application/json'}; charset=utf-8`);
  response.setHeader('cache-control', answer.isPage ? 'no-cache' : 'public, no-cache');
  varyBy(response, answer.isPage ? PAGE_VARIES_BY : 'accept-encoding');
  response.setHeader('etag', answer.etag);
  const encoding = encodingFor(response.req, answer);
  if (encoding) response.setHeader('content-encoding', encoding);
  const body = (encoding && answer[encoding]) ?? answer.plain;
  const { method, headers } = response.req;
  if (method !== 'GET' || headers['if-none-match'] !== undefined || body.length >= LARGE_BYTES) {
    response.send(body);
    return;
  }
  response.setHeader('content-length', body.length);
  response.end(body);
}

/** Reading the header anew, which Express does, is only needed where something stands in it. */
function varyBy(response: Response, names: string): void {
  if (response.hasHeader('vary')) response.vary(names);
  else response.setHeader('vary', names);
}

/** Who names no encoding is sent none. */
function encodingFor(request: Request, answer: CachedAnswer): 'br' | 'gzip' | undefined {
  if (request.headers['accept-encoding'] === undefined) return undefined;
  return (['br', 'gzip'] as const).find((one) => answer[one] && request.acceptsEncodings(one));
}
