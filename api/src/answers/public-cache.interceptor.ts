import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { PublicCache } from './public-cache.js';
import { describeAnswer } from './send-cached.js';

/** Keeps what a public route answers, so that the same question is answered from memory while it is true. */
@Injectable()
export class PublicCacheInterceptor implements NestInterceptor {
  constructor(private readonly cache: PublicCache) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<Buffer> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const { path } = request.route as { path: string };
    const begun = this.cache.begin();
    return next.handle().pipe(
      map((answer: object) => {
        const kept = this.cache.keep(request.originalUrl, path, answer, begun);
        describeAnswer(response, kept);
        return kept.plain;
      }),
    );
  }
}
