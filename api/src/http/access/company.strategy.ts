import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Settings } from '../../platform/config/settings.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { SessionsService } from '../../modules/accounts/sessions/sessions.service.js';
import { CompaniesService } from '../../modules/companies/companies.service.js';
import {
  COMPANY_TOKEN_CHECKS,
  type CompanyClaims,
  companyTokenKeys,
  keyOfToken,
} from '../../modules/accounts/company-tokens.service.js';

export const COMPANY_STRATEGY = 'company';

/** The token is in the `token` header and nowhere else (SIGN-4). */
@Injectable()
export class CompanyStrategy extends PassportStrategy(Strategy, COMPANY_STRATEGY) {
  constructor(
    settings: Settings,
    private readonly companies: CompaniesService,
    private readonly sessions: SessionsService,
  ) {
    const keys = companyTokenKeys(settings);
    super({
      ...COMPANY_TOKEN_CHECKS,
      // `validate` checks the expiry with the database clock.
      ignoreExpiration: true,
      jwtFromRequest: ExtractJwt.fromHeader('token'),
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = keyOfToken(keys, token);
        // The package types accept only strings, but its verifier also accepts key objects.
        done(key ? null : 'It was signed with another key', key as unknown as string | undefined);
      },
    });
  }

  async validate({ purpose, sub: id, sid, version, exp }: CompanyClaims): Promise<Principal | false> {
    if (typeof exp !== 'number' || exp * 1_000 <= databaseNow()) return false;
    if (purpose !== 'company' || !/^[0-9a-f]{24}$/.test(id) || typeof sid !== 'string') return false;
    const [current, owner] = await Promise.all([this.companies.tokenVersion(id), this.sessions.ownerOf(sid)]);
    if (current === undefined || current !== version) return false;
    return owner?.kind === 'company' && owner.id === id ? { kind: 'company', id, session: sid } : false;
  }
}
