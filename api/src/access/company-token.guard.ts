import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.js';
import { COMPANY_STRATEGY } from './company.strategy.js';

interface PassportUser {
  companyId: string;
}

@Injectable()
export class CompanyTokenGuard extends AuthGuard(COMPANY_STRATEGY) {
  /** @throws AppError unauthorized without a good token */
  async company(context: ExecutionContext): Promise<PassportUser> {
    await this.canActivate(context);
    return context.switchToHttp().getRequest<Request & { user: PassportUser }>().user;
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    if (!user) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    return user;
  }
}
