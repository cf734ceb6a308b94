import { createPrivateKey, createPublicKey } from 'node:crypto';
import { verifyToken } from '@clerk/backend';
import { LIMITS } from '@skybil/shared';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Settings } from '../../platform/config/settings.js';
import { clockAheadMs, databaseNow } from '../../platform/database/database-clock.js';
import { countFailedSignIn } from './sign-in-numbers.js';
import { keyIdIn, keyIdOf, pemsWithFormer } from '../../platform/config/signing-keys.js';

/** What the board needs of a seeker's session token. */
export interface SeekerClaims {
  sub: string;
  sessionId: string;
  /** Built-in sign-in only: raised by a reset, which ends older sessions. */
  version?: number;
}

interface PublicKey {
  /** Of our own; Clerk names its keys in its own way, and we know one. */
  id?: string;
  pem: string;
}

const LIFE_SECONDS = LIMITS.seekerSessionHours * 3_600;
const CLOCK_SKEW_MS = 5_000;
/** A clock that steps back by minutes finds good tokens to be of the future; nobody is signed out by it (SIGN-23). */
const CLOCK_STEP_MS = 10 * 60_000;

/** Session tokens of seekers, Clerk's and the built-in provider's, checked by one verifier (SIGN-5). */
@Injectable()
export class SeekerTokensService {
  private readonly privateKey: string;
  /** That of now, then former ones. */
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

  /** The claims of a good token; undefined for any other. No call leaves the process. */
  async verify(token: string): Promise<SeekerClaims | undefined> {
    const claims = await this.checkByAny(token);
    if (!claims) countFailedSignIn('seeker', 'token-refused');
    return claims;
  }

  /** By the key that the token names, if it is one of ours; a token of an older board names none. */
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
        // the library knows this machine's clock only; the end is checked below
        clockSkewInMs: CLOCK_STEP_MS + Math.abs(clockAheadMs()),
      });
      if (claims.exp * 1000 <= databaseNow() - CLOCK_SKEW_MS) return undefined;
      // The library checks neither the issuer nor a session that is still pending, nor that there is one, and whom a
      // token without the option is for: one for another service of the same Clerk account names it.
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

  /** For a session of the built-in provider, with the same claims as Clerk's, for 24 h. */
  issue(sub: string, version: number, sid: string): string {
    const now = Math.floor(databaseNow() / 1000);
    const claims = {
      sid,
      sts: 'active',
      azp: this.settings.PUBLIC_URL,
      iat: now,
      nbf: now,
      version,
    };
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

/** A session token names nobody, or among others us. */
function isForUs(audience: unknown, us: string): boolean {
  return audience === undefined || [audience].flat().includes(us);
}
