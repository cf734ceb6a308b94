import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { countFailedSignIn } from '../../modules/accounts/sign-in-numbers.js';
import { accessRuleOf, accepts } from './access-rule.js';
import { COMPANY_STRATEGY } from './company.strategy.js';

@Injectable()
export class CompanyGuard extends AuthGuard(COMPANY_STRATEGY) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    return accepts(accessRuleOf(this.reflector, context), 'company') ? super.canActivate(context) : true;
  }

  override getAuthenticateOptions() {
    return { property: 'principal', session: false };
  }

  override handleRequest<T>(error: unknown, user: T | false, _info: unknown, context: ExecutionContext): T {
    if (error) throw error;
    if (!user && context.switchToHttp().getRequest<Request>().headers['token']) {
      countFailedSignIn('company', 'token-refused');
    }
    return (user || undefined) as T;
  }
}
