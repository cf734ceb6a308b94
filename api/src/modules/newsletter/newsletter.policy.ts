import { createHash, randomBytes } from 'node:crypto';
import { LIMITS, MESSAGES, NEWSLETTER_USER_TYPES, type NewsletterUserType } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';

const DAY_MS = 86_400_000;
const UNSUBSCRIBED_DAYS = 365;

/** Both errors have the same message (NEWS-3). */
export function readUserType(given: unknown): NewsletterUserType {
  const found = NEWSLETTER_USER_TYPES.find((type) => type === given);
  if (found) return found;
  const code = given === undefined || given === null || given === '' ? 'missing_details' : 'bad_input';
  throw new AppError(code, MESSAGES.newsletterTypeMissing, {
    errors: { user_type: MESSAGES.newsletterTypeMissing },
  });
}

export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function pendingUntil(now: Date): Date {
  return new Date(now.getTime() + LIMITS.newsletterLinkDays * DAY_MS);
}

export function unsubscribedUntil(now: Date): Date {
  return new Date(now.getTime() + UNSUBSCRIBED_DAYS * DAY_MS);
}
