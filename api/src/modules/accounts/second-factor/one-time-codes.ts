import { createHash } from 'node:crypto';
import { LIMITS, SITE_NAME } from '@skybil/shared';
import { Secret, TOTP } from 'otpauth';
import { databaseNow } from '../../../platform/database/database-clock.js';

/** The default of authenticator apps (RFC 6238). */
const PERIOD_SECONDS = 30;
/** Accepted clock difference in periods, either way. */
const WINDOW = 1;
const SECRET_BYTES = 20;
/** 80 bits are safe with a fast hash. */
const RECOVERY_BYTES = 10;

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: SITE_NAME, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function appAddress(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** @returns the number of the period, in which a code works once */
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

export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '');
}

export function hashOf(recoveryCode: string): string {
  return createHash('sha256').update(plainCode(recoveryCode)).digest('base64url');
}
