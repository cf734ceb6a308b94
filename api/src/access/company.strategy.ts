import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { Settings } from '../config/settings.js';
import type { Principal } from '../contract/route/principal.js';
import { CompaniesService } from '../modules/companies/companies.service.js';
import {
  COMPANY_TOKEN_CHECKS,
  type CompanyClaims,
  companyTokenKey,
} from '../accounts/company-tokens.service.js';

export const COMPANY_STRATEGY = 'company';

/** Recruiters send their token in the header `token` and nowhere else (SIGN-4). */
@Injectable()
export class CompanyStrategy extends PassportStrategy(Strategy, COMPANY_STRATEGY) {
  constructor(
    settings: Settings,
    private readonly companies: CompaniesService,
  ) {
    const options = {
      ...COMPANY_TOKEN_CHECKS,
      jwtFromRequest: ExtractJwt.fromHeader('token'),
      secretOrKey: companyTokenKey(settings),
    };
    // The package's types know texts only; its verifier takes key objects.
    super(options as unknown as StrategyOptionsWithoutRequest);
  }

  /** @returns the company, or false when the token was ended or the company is gone */
  async validate(claims: CompanyClaims): Promise<Principal | false> {
    if (claims.purpose !== 'company' || !/^[0-9a-f]{24}$/.test(claims.sub)) return false;
    const current = await this.companies.tokenVersion(claims.sub);
    return current !== undefined && current === claims.version ? { kind: 'company', id: claims.sub } : false;
  }
}
