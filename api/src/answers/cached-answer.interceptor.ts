import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { BytesInFlight } from '../limits/bytes-in-flight.js';
import { type CachedAnswer, PublicCache } from './public-cache.js';
import { describeAnswer, rememberAddress } from './send-cached.js';

/** Answers with the bytes of a cached answer, compressed if the client accepts it, or with 304 if it has them. */
@Injectable()
export class CachedAnswerInterceptor implements NestInterceptor<CachedAnswer, StreamableFile | undefined> {
  constructor(
    private readonly cache: PublicCache,
    private readonly inFlight: BytesInFlight,
  ) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<CachedAnswer>,
  ): Observable<StreamableFile | undefined> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      map((answer) => {
        rememberAddress(this.cache, request, answer);
        const bytes = describeAnswer(response, answer);
        // Express answers 304 to an empty body
        if (request.fresh) return undefined;
        if (request.method !== 'HEAD') this.inFlight.send(request, response, bytes);
        return new StreamableFile(bytes, { length: bytes.length });
      }),
    );
  }
}
