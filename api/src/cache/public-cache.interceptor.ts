import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable, of } from 'rxjs';
import { type CachedAnswer, PublicCache } from './public-cache.js';

/** Sends a public answer from memory while it is true, with an ETag, so that a browser may ask for a 304. */
@Injectable()
export class PublicCacheInterceptor implements NestInterceptor {
  constructor(private readonly cache: PublicCache) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<string> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const key = request.originalUrl;
    const cached = this.cache.get(key);
    if (cached) return of(send(response, cached));
    const begun = this.cache.begin();
    return next.handle().pipe(map((answer: object) => send(response, this.cache.keep(key, answer, begun))));
  }
}

/** Express compares the ETag and answers 304 itself. */
function send(response: Response, { body, etag }: CachedAnswer): string {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'public, no-cache');
  response.setHeader('etag', etag);
  return body;
}
