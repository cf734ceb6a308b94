import type { Request, Response } from 'express';
import { PAGE_VARIES_BY } from './low-data.js';
import type { CachedAnswer } from './public-cache.js';

/** @returns the body, compressed if the client accepts it */
export function setAnswerHeaders(response: Response, answer: CachedAnswer): Buffer {
  response.setHeader('content-type', `${answer.isPage ? 'text/html' : 'application/json'}; charset=utf-8`);
  response.setHeader('cache-control', answer.isPage ? 'no-cache' : 'public, no-cache');
  response.vary(answer.isPage ? PAGE_VARIES_BY : 'accept-encoding');
  response.setHeader('etag', answer.etag);
  const encoding = encodingFor(response.req, answer);
  if (encoding) response.setHeader('content-encoding', encoding);
  return (encoding && answer[encoding]) ?? answer.plain;
}

function encodingFor(request: Request, answer: CachedAnswer): 'br' | 'gzip' | undefined {
  return (['br', 'gzip'] as const).find((one) => answer[one] && request.acceptsEncodings(one));
}
