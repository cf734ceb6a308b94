import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { countFailedSignIn } from '../../modules/accounts/sign-in-numbers.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import { COMPANY_STRATEGY } from './company.strategy.js';
import { type Credential, CredentialOf } from './credentials.js';

@CredentialOf('company')
@Injectable()
export class CompanyCredential extends AuthGuard(COMPANY_STRATEGY) implements Credential {
  async identify(context: ExecutionContext): Promise<Principal | undefined> {
    await this.canActivate(context);
    return context.switchToHttp().getRequest<Request & { user?: Principal }>().user;
  }

  override handleRequest<T>(error: unknown, user: T | false, _info: unknown, context: ExecutionContext): T {
    if (error) throw error;
    if (!user && context.switchToHttp().getRequest<Request>().headers['token']) {
      countFailedSignIn('company', 'token-refused');
    }
    return (user || undefined) as T;
  }
}
