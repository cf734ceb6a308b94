import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@skybil/shared';
import { AccountUse } from '../../modules/accounts/use/account-use.js';
import type { AccessRule } from '../../platform/contract/route/access.decorator.js';
import { LIMIT } from '../../platform/contract/route/limit.decorator.js';
import type { LimitRule } from '../../platform/contract/route/limit-rules.js';
import type { GuardedRequest, Principal } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RequestLimits } from '../../platform/limits/request-limits.js';
import { accessRuleOf } from './access-rule.js';

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RequestLimits,
    private readonly use: AccountUse,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const rule = accessRuleOf(this.reflector, context);
    if (!isAdmitted(request.principal, rule))
      throw new AppError('unauthorized', rule?.refusal ?? MESSAGES.notAuthorized);
    const limits = this.reflector.getAllAndOverride<LimitRule[] | undefined>(LIMIT, [
      context.getHandler(),
      context.getClass(),
    ]);
    await this.limits.use(request, request.principal, limits);
    request.counted = limits;
    if (request.principal) this.use.note(request.principal);
    return true;
  }
}

function isAdmitted(principal: Principal | undefined, rule: AccessRule | undefined): boolean {
  switch (rule?.admitted) {
    case undefined:
      return false;
    case 'public':
    case 'seeker-optional':
      return true;
    case 'seeker':
    case 'company':
    case 'staff':
      return principal?.kind === rule.admitted;
  }
}
