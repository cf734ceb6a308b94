import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../errors/app-error.js';
import { AddressLimits } from '../limits/address-limits.js';
import { UsersService } from '../modules/users/users.service.js';
import { ACCESS, type AccessRule } from '../contract/route/access.decorator.js';
import { CompanyTokenGuard } from './company-token.guard.js';
import type { IdentifiedRequest, Identity } from '../contract/route/identity.js';
import { SeekerTokensService } from '../accounts/seeker-tokens.service.js';

/** Lets a request through by the rule its route declares, and counts it (trust I8). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly companyToken: CompanyTokenGuard,
    private readonly seekerTokens: SeekerTokensService,
    private readonly users: UsersService,
    private readonly limits: AddressLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    request.identity = await this.identify(rule, request, context);
    await this.limits.useRequest(request, request.identity);
    return true;
  }

  private async identify(
    rule: AccessRule | undefined,
    request: IdentifiedRequest,
    context: ExecutionContext,
  ): Promise<Identity> {
    switch (rule) {
      case 'public':
        return {};
      case 'company':
        return { company: await this.companyToken.company(context) };
      case 'seeker':
      case 'seeker-optional': {
        const seeker = await this.seeker(request);
        if (seeker) return { seeker };
        if (rule === 'seeker-optional') return {};
        const applying = request.path.replace(/\/$/, '') === '/api/users/apply';
        throw new AppError('unauthorized', applying ? MESSAGES.loginToApply : MESSAGES.notAuthorized);
      }
      default:
        throw new AppError('unauthorized', MESSAGES.notAuthorized);
    }
  }

  private async seeker(request: IdentifiedRequest): Promise<Identity['seeker']> {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return undefined;
    const claims = await this.seekerTokens.verify(token);
    if (!claims) return undefined;
    const userId = await this.users.idOfSession(claims);
    return userId ? { userId, sessionId: claims.sessionId } : undefined;
  }
}
