import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { type CachedAnswer, PublicCache } from './public-cache.js';
import { describeAnswer } from './send-cached.js';

/** Sends what a public route had {@link PublicCache} answer, and remembers at which address it was asked. */
@Injectable()
export class PublicCacheInterceptor implements NestInterceptor {
  constructor(private readonly cache: PublicCache) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<Buffer> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const { path } = request.route as { path: string };
    return next.handle().pipe(
      map((answer: CachedAnswer) => {
        this.cache.know(request.originalUrl, { key: answer.key, route: path });
        describeAnswer(response, answer);
        return answer.plain;
      }),
    );
  }
}
