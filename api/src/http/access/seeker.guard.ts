import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { SeekerTokensService } from '../../modules/accounts/seeker-tokens.service.js';
import { UsersService } from '../../modules/users/users.service.js';
import type { GuardedRequest, Principal } from '../../platform/contract/route/principal.js';
import { accessRuleOf, accepts } from './access-rule.js';

@Injectable()
export class SeekerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: SeekerTokensService,
    private readonly users: UsersService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!accepts(accessRuleOf(this.reflector, context), 'seeker')) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    request.principal = await this.seekerWith(request.headers.authorization);
    return true;
  }

  private async seekerWith(authorization = ''): Promise<Principal | undefined> {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    const claims = token ? await this.tokens.verify(token) : undefined;
    const id = claims && (await this.users.idOfSession(claims));
    return id ? { kind: 'seeker', id, session: claims.sessionId } : undefined;
  }
}
