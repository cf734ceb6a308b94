import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@skybil/shared';
import { AccountUse } from '../../modules/accounts/use/account-use.js';
import { ACCESS, type AccessRule } from '../../platform/contract/route/access.decorator.js';
import { LIMIT } from '../../platform/contract/route/limit.decorator.js';
import type { LimitRule } from '../../platform/contract/route/limit-rules.js';
import type { GuardedRequest, Principal } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RequestLimits } from '../../platform/limits/request-limits.js';
import { Credentials } from './credentials.js';

/** Lets a request through by the rule its route declares, and counts it (LIMIT-1). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly credentials: Credentials,
    private readonly limits: RequestLimits,
    private readonly use: AccountUse,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, route);
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    request.principal = await this.caller(rule, context);
    const limits = this.reflector.getAllAndOverride<LimitRule[] | undefined>(LIMIT, route);
    await this.limits.use(request, request.principal, limits);
    request.counted = limits;
    if (request.principal) this.use.note(request.principal);
    return true;
  }

  private async caller(
    rule: AccessRule | undefined,
    context: ExecutionContext,
  ): Promise<Principal | undefined> {
    if (rule?.admitted === 'public') return undefined;
    const kind = rule?.admitted === 'seeker-optional' ? 'seeker' : rule?.admitted;
    const caller = kind && (await this.credentials.identify(kind, context));
    if (!caller && rule?.admitted !== 'seeker-optional')
      throw new AppError('unauthorized', rule?.refusal ?? MESSAGES.notAuthorized);
    return caller;
  }
}
