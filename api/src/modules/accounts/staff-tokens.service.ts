import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LIMITS } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { withFormer } from '../../platform/config/signing-keys.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { keyOfToken, type TokenKey, tokenKeyOf } from './company-tokens.service.js';

export interface StaffClaims {
  sub: string;
  /** A new link of the operator raises it, which ends older tokens. */
  version: number;
  sid: string;
}

const CHECKS = { issuer: 'skybil', audience: 'staff' };
const ALGORITHM = 'HS256';
const LIFE_SECONDS = LIMITS.staffSessionHours * 3_600;

/** Tokens of staff have a key and an audience of their own (STAFF-5). */
@Injectable()
export class StaffTokensService {
  private readonly keys: [TokenKey, ...TokenKey[]];

  constructor(
    { COMPANY_JWT_SECRET, COMPANY_JWT_SECRET_FORMER }: Settings,
    private readonly jwt: JwtService,
  ) {
    const [now, ...former] = withFormer(COMPANY_JWT_SECRET, COMPANY_JWT_SECRET_FORMER);
    this.keys = [derivedKey(now), ...former.map(derivedKey)];
  }

  issue({ sub, version, sid }: StaffClaims): string {
    const [{ id, key }] = this.keys;
    const iat = Math.floor(databaseNow() / 1_000);
    return this.jwt.sign(
      { version, sid, iat },
      {
        ...CHECKS,
        secret: key.export(),
        algorithm: ALGORITHM,
        keyid: id,
        subject: sub,
        expiresIn: LIFE_SECONDS,
      },
    );
  }

  verify(token: string): StaffClaims | undefined {
    const key = keyOfToken(this.keys, token);
    if (!key) return undefined;
    try {
      const claims = this.jwt.verify<StaffClaims & { exp?: number }>(token, {
        ...CHECKS,
        secret: key.export(),
        algorithms: [ALGORITHM],
        // The library uses the clock of this machine. The end is checked below by the clock of the database.
        ignoreExpiration: true,
      });
      const { sub, version, sid, exp = 0 } = claims;
      return exp * 1_000 > databaseNow() ? { sub, version, sid } : undefined;
    } catch {
      return undefined;
    }
  }
}

function derivedKey(secret: string): TokenKey {
  return tokenKeyOf(createHmac('sha256', secret).update('staff tokens').digest());
}
