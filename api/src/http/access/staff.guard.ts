import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { countFailedSignIn } from '../../modules/accounts/sign-in-numbers.js';
import { StaffSignInService } from '../../modules/staff/staff-sign-in.service.js';
import type { GuardedRequest } from '../../platform/contract/route/principal.js';
import { accessRuleOf, accepts } from './access-rule.js';

/** The token is in the `staff-token` header and nowhere else (STAFF-5). */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly signIns: StaffSignInService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!accepts(accessRuleOf(this.reflector, context), 'staff')) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const token = request.headers['staff-token'];
    if (typeof token !== 'string' || token === '') return true;
    request.principal = await this.signIns.principalOf(token);
    if (!request.principal) countFailedSignIn('staff', 'token-refused');
    return true;
  }
}
