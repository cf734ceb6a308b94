import { createPrivateKey, createPublicKey } from 'node:crypto';
import { verifyToken } from '@clerk/backend';
import { LIMITS } from '@skybil/shared';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Settings } from '../../platform/config/settings.js';
import { clockAheadMs, databaseNow } from '../../platform/database/database-clock.js';
import { countFailedSignIn } from './sign-in-numbers.js';
import { keyIdIn, keyIdOf, pemsWithFormer } from '../../platform/config/signing-keys.js';

export interface SeekerClaims {
  sub: string;
  sessionId: string;
  /** Built-in sign-in only: a reset raises it, which ends older tokens. */
  version?: number;
}

interface PublicKey {
  /** Absent for Clerk, which has one key with an id of its own. */
  id?: string;
  pem: string;
}

const LIFE_SECONDS = LIMITS.seekerSessionHours * 3_600;
const CLOCK_SKEW_MS = 5_000;
/** Accepts tokens from the future, so that a clock set back by minutes signs nobody out (SIGN-23). */
const CLOCK_STEP_MS = 10 * 60_000;

/** SIGN-5 */
@Injectable()
export class SeekerTokensService {
  private readonly privateKey: string;
  private readonly publicKeys: PublicKey[];
  private readonly issuer: string;
  private readonly parties: string[];

  constructor(
    private readonly settings: Settings,
    private readonly jwt: JwtService,
  ) {
    const local = settings.AUTH_MODE === 'local';
    this.privateKey = settings.LOCAL_AUTH_PRIVATE_KEY ?? '';
    this.publicKeys = local
      ? pemsWithFormer(this.privateKey, settings.LOCAL_AUTH_PRIVATE_KEY_FORMER).map(publicKeyOf)
      : [{ pem: settings.CLERK_JWT_KEY ?? '' }];
    this.issuer = local ? settings.PUBLIC_URL : (settings.CLERK_ISSUER ?? '');
    const listed = settings.CLERK_AUTHORIZED_PARTIES?.split(',').map((party) => party.trim()) ?? [];
    this.parties = local ? [settings.PUBLIC_URL] : [settings.PUBLIC_URL, ...listed];
  }

  async verify(token: string): Promise<SeekerClaims | undefined> {
    const claims = await this.checkByAny(token);
    if (!claims) countFailedSignIn('seeker', 'token-refused');
    return claims;
  }

  /** Tokens of an earlier version of the board have no key id: every key is tried. */
  private async checkByAny(token: string): Promise<SeekerClaims | undefined> {
    const named = keyIdIn(token);
    const meant = this.publicKeys.filter(({ id }) => id === named);
    for (const { pem } of meant.length > 0 ? meant : this.publicKeys) {
      const found = await this.check(token, pem);
      if (found) return found;
    }
    return undefined;
  }

  private async check(token: string, jwtKey: string): Promise<SeekerClaims | undefined> {
    try {
      const claims = await verifyToken(token, {
        jwtKey,
        authorizedParties: this.parties,
        // The library uses the clock of this machine. The end is checked below by the clock of the database.
        clockSkewInMs: CLOCK_STEP_MS + Math.abs(clockAheadMs()),
      });
      if (claims.exp * 1000 <= databaseNow() - CLOCK_SKEW_MS) return undefined;
      // The library does not check the issuer, pending sessions, a missing session or the audience. The audience matters
      // because another service may use the same Clerk account.
      if (claims.iss !== this.issuer || ('sts' in claims && claims.sts === 'pending')) return undefined;
      if (!claims.sid || !isForUs(claims.aud, this.settings.PUBLIC_URL)) return undefined;
      const version: unknown = claims['version'];
      return {
        sub: claims.sub,
        sessionId: claims.sid,
        ...(typeof version === 'number' ? { version } : {}),
      };
    } catch {
      return undefined;
    }
  }

  issue(sub: string, version: number, sid: string): string {
    const now = Math.floor(databaseNow() / 1000);
    const claims = { sid, sts: 'active', azp: this.settings.PUBLIC_URL, iat: now, nbf: now, version };
    return this.jwt.sign(claims, {
      privateKey: this.privateKey,
      algorithm: 'RS256',
      keyid: this.publicKeys[0]?.id,
      subject: sub,
      issuer: this.settings.PUBLIC_URL,
      expiresIn: LIFE_SECONDS,
    });
  }
}

function publicKeyOf(privatePem: string): PublicKey {
  const pem = createPublicKey(createPrivateKey(privatePem))
    .export({ type: 'spki', format: 'pem' })
    .toString();
  return { id: keyIdOf(pem), pem };
}

function isForUs(audience: unknown, us: string): boolean {
  return audience === undefined || [audience].flat().includes(us);
}
