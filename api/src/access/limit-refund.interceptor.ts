import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ErrorCode } from '@skybil/shared';
import { catchError, type Observable } from 'rxjs';
import { LIMIT } from '../contract/route/limit.decorator.js';
import type { LimitRule } from '../contract/route/limit-rules.js';
import type { GuardedRequest } from '../contract/route/principal.js';
import { AppError } from '../errors/app-error.js';
import { RequestLimits } from '../limits/request-limits.js';

const WRONG_INPUT = new Set<ErrorCode>(['bad_input', 'missing_details', 'too_large']);

/** Gives a person back what the guard counted for a body that was wrong: thirty jobs an hour are jobs, not mistakes. */
@Injectable()
export class LimitRefund implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RequestLimits,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rules = this.reflector.get<LimitRule[] | undefined>(LIMIT, context.getHandler());
    if (!rules) return next.handle();
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof AppError && WRONG_INPUT.has(error.code))
          await this.limits.giveBack(request, request.principal, rules);
        throw error;
      }),
    );
  }
}
