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
import { setAnswerHeaders } from './answer-headers.js';
import type { CachedAnswer } from './public-cache.js';

@Injectable()
export class CachedAnswerInterceptor implements NestInterceptor<CachedAnswer, StreamableFile | undefined> {
  constructor(private readonly inFlight: BytesInFlight) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<CachedAnswer>,
  ): Observable<StreamableFile | undefined> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      map((answer) => {
        const bytes = setAnswerHeaders(response, answer);
        // Express turns this into 304; a stream would bypass its check
        if (request.fresh) return undefined;
        if (request.method !== 'HEAD') this.inFlight.send(request, response, bytes);
        return new StreamableFile(bytes, { length: bytes.length });
      }),
    );
  }
}
