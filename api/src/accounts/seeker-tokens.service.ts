import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { LIMITS } from '@skybil/shared';
import { LRUCache } from 'lru-cache';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { atMost } from '../answers/at-most.js';
import { Settings } from '../config/settings.js';
import { countFailedSignIn } from './sign-in-numbers.js';
import { keyIdIn, keyIdOf, pemsWithFormer } from '../config/signing-keys.js';

/** What the board needs of a seeker's session token. */
export interface SeekerClaims {
  sub: string;
  sessionId: string;
  /** Built-in sign-in only: raised by a reset, which ends older sessions. */
  version?: number;
}

interface GoodToken {
  said: SeekerClaims;
  endsInMs: number;
}

interface PublicKey {
  /** Of our own; Clerk names its keys in its own way, and we know one. */
  id?: string;
  /** A key object: to read a text anew takes several times as long as to check a signature with it. */
  key: KeyObject;
}

/** As they come: whoever has the key may have written anything. */
interface Checked {
  header: { typ?: unknown };
  payload: Partial<Record<'sub' | 'sid' | 'sts' | 'azp' | 'aud' | 'exp' | 'iat' | 'version', unknown>>;
}

const LIFE_SECONDS = LIMITS.seekerSessionHours * 3_600;
const CLOCK_SKEW_MS = 5_000;
/** A clock that steps back by minutes finds good tokens to be of the future; nobody is signed out by it (SIGN-23). */
const CLOCK_STEP_SECONDS = 10 * 60;
/** A signature is checked once for the requests of a visit. */
const MAX_KNOWN = 5_000;
const KNOWN_MS = 60_000;

/** Session tokens of seekers, Clerk's and the built-in provider's, checked by one verifier (SIGN-5). */
@Injectable()
export class SeekerTokensService {
  private readonly privateKey: string;
  /** That of now, then former ones. */
  private readonly publicKeys: PublicKey[];
  private readonly issuer: string;
  private readonly parties: string[];
  /** Good tokens and what they say, until they end. */
  private readonly good = new LRUCache<string, SeekerClaims>({
    ...atMost(MAX_KNOWN),
    ttlResolution: 0,
    perf: Date,
  });

  constructor(
    private readonly settings: Settings,
    private readonly jwt: JwtService,
  ) {
    const local = settings.AUTH_MODE === 'local';
    this.privateKey = settings.LOCAL_AUTH_PRIVATE_KEY ?? '';
    this.publicKeys = local
      ? pemsWithFormer(this.privateKey, settings.LOCAL_AUTH_PRIVATE_KEY_FORMER).map(publicKeyOf)
      : keyOfClerk(settings.CLERK_JWT_KEY);
    this.issuer = local ? settings.PUBLIC_URL : (settings.CLERK_ISSUER ?? '');
    const listed = settings.CLERK_AUTHORIZED_PARTIES?.split(',').map((party) => party.trim()) ?? [];
    this.parties = local ? [settings.PUBLIC_URL] : [settings.PUBLIC_URL, ...listed];
  }

  /** The claims of a good token; undefined for any other. No call leaves the process. */
  verify(token: string): SeekerClaims | undefined {
    const known = this.good.get(token);
    if (known) return known;
    const claims = this.checkByAny(token);
    if (claims) this.good.set(token, claims.said, { ttl: Math.min(claims.endsInMs, KNOWN_MS) });
    else countFailedSignIn('seeker', 'token-refused');
    return claims?.said;
  }

  /** By the key that the token names, if it is one of ours; a token of an older board names none. */
  private checkByAny(token: string): GoodToken | undefined {
    const named = keyIdIn(token);
    const meant = this.publicKeys.filter(({ id }) => id === named);
    for (const { key } of meant.length > 0 ? meant : this.publicKeys) {
      const found = this.check(token, key);
      if (found) return found;
    }
    return undefined;
  }

  private check(token: string, key: KeyObject): GoodToken | undefined {
    try {
      const { header, payload } = this.jwt.verify<Checked>(token, {
        // the library takes key objects, of which Nest's types know nothing
        publicKey: key as unknown as Buffer,
        algorithms: ['RS256'],
        issuer: this.issuer,
        // the library has one tolerance for both ends
        clockTolerance: CLOCK_STEP_SECONDS,
        complete: true,
      });
      const { sub, sid, azp, exp, iat = 0, version } = payload;
      const now = Date.now();
      if (header.typ !== undefined && header.typ !== 'JWT') return undefined;
      if (typeof exp !== 'number' || exp * 1000 <= now - CLOCK_SKEW_MS) return undefined;
      if (typeof iat !== 'number' || iat > now / 1000 + CLOCK_STEP_SECONDS) return undefined;
      // Nobody is meant by a session that is still pending, nor by a token without one, or made for another service or
      // page of the same Clerk account.
      if (payload.sts === 'pending' || !isForUs(payload.aud, this.settings.PUBLIC_URL)) return undefined;
      if (typeof azp !== 'string' || !this.parties.includes(azp)) return undefined;
      if (typeof sub !== 'string' || typeof sid !== 'string' || sid === '') return undefined;
      const said = { sub, sessionId: sid, ...(typeof version === 'number' ? { version } : {}) };
      return { said, endsInMs: Math.max(1, exp * 1000 - now) };
    } catch {
      return undefined;
    }
  }

  /** For a session of the built-in provider, with the same claims as Clerk's, for 24 h. */
  issue(sub: string, version: number, sid: string): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      sid,
      sts: 'active',
      azp: this.settings.PUBLIC_URL,
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
  const key = createPublicKey(createPrivateKey(privatePem));
  return { id: keyIdOf(key.export({ type: 'spki', format: 'pem' })), key };
}

/** Clerk's own reader takes it without its line breaks too, as some hosts hold a variable. */
function keyOfClerk(pem = ''): PublicKey[] {
  const der = Buffer.from(pem.replace(/-----[^-]+-----/g, ''), 'base64');
  return [{ key: createPublicKey({ key: der, format: 'der', type: 'spki' }) }];
}

/** A session token names nobody, or among others us. */
function isForUs(audience: unknown, us: string): boolean {
  return audience === undefined || [audience].flat().includes(us);
}
