import { createHash } from 'node:crypto';
import { LIMITS, SITE_NAME } from '@skybil/shared';
import { Secret, TOTP } from 'otpauth';
import { databaseNow } from '../../../platform/database/database-clock.js';

/** As every authenticator app has it (RFC 6238). */
const PERIOD_SECONDS = 30;
/** Half minutes that a clock may be off, either way. */
const WINDOW = 1;
const SECRET_BYTES = 20;
/** 80 bits, which nobody guesses from its hash. */
const RECOVERY_BYTES = 10;

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: SITE_NAME, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

/** In the letters that are typed into an app by hand. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the app reads from a picture. */
export function appAddress(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** @returns the half minute that the code is of; undefined for a wrong one */
export function stepOf(secret: string, code: string): number | undefined {
  const timestamp = databaseNow();
  const off = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return off === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + off;
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: LIMITS.recoveryCodes }, () =>
    (new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().match(/.{4}/g) ?? []).join('-'),
  );
}

/** However it was typed: capitals, spaces and dashes do not matter. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '');
}

export function hashOf(recoveryCode: string): string {
  return createHash('sha256').update(plainCode(recoveryCode)).digest('base64url');
}
