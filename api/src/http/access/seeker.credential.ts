import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SeekerTokensService } from '../../modules/accounts/seeker-tokens.service.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import { UsersService } from '../../modules/users/users.service.js';
import { type Credential, CredentialOf } from './credentials.js';

/** A session token of the seekers' identity provider, or of the built-in one. */
@CredentialOf('seeker')
@Injectable()
export class SeekerCredential implements Credential {
  constructor(
    private readonly tokens: SeekerTokensService,
    private readonly users: UsersService,
  ) {}

  async identify(context: ExecutionContext): Promise<Principal | undefined> {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const claims = token ? await this.tokens.verify(token) : undefined;
    const id = claims && (await this.users.idOfSession(claims));
    return id ? { kind: 'seeker', id, session: claims.sessionId } : undefined;
  }
}
