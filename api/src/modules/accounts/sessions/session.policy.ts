import { LIMITS } from '@skybil/shared';
import { databaseNow } from '../../../platform/database/database-clock.js';
import type { Session } from './session.record.js';

/** The one that was not used for the longest goes first, so that signing in over and over fills nothing. */
export const MOST_SESSIONS = LIMITS.sessionsOfAccount;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const NOTED_EVERY_MS = 10 * 60_000;

/** When a session is over, if it is not used again (SIGN-10). Recruiters' end without use, seekers' after their time. */
export function expiryOf(session: Pick<Session, 'kind' | 'createdAt' | 'lastUsedAt' | 'remembered'>): Date {
  const begun = session.createdAt.getTime();
  switch (session.kind) {
    case 'seeker':
      return new Date(begun + LIMITS.seekerSessionHours * HOUR_MS);
    case 'company': {
      const last = begun + LIMITS.companySessionDays * DAY_MS;
      const idle = session.lastUsedAt.getTime() + LIMITS.companyIdleHours * HOUR_MS;
      return new Date(session.remembered ? last : Math.min(last, idle));
    }
  }
}

/** The last use is told in minutes: it need not be written for each. */
export function isUseToNote({ lastUsedAt }: Pick<Session, 'lastUsedAt'>): boolean {
  return databaseNow() - lastUsedAt.getTime() >= NOTED_EVERY_MS;
}
