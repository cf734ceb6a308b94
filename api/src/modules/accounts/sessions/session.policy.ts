import { LIMITS } from '@skybil/shared';
import { databaseNow } from '../../../platform/database/database-clock.js';
import type { Session } from './session.record.js';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const USE_INTERVAL_MS = 10 * 60_000;

/** SIGN-10, STAFF-5. The sessions of seekers and staff have a fixed end. */
export function expiryOf(session: Pick<Session, 'kind' | 'createdAt' | 'lastUsedAt' | 'remembered'>): Date {
  const begun = session.createdAt.getTime();
  switch (session.kind) {
    case 'seeker':
      return new Date(begun + LIMITS.seekerSessionHours * HOUR_MS);
    case 'staff':
      return new Date(begun + LIMITS.staffSessionHours * HOUR_MS);
    case 'company': {
      const last = begun + LIMITS.companySessionDays * DAY_MS;
      const idle = session.lastUsedAt.getTime() + LIMITS.companyIdleHours * HOUR_MS;
      return new Date(session.remembered ? last : Math.min(last, idle));
    }
  }
}

export function isUseDue({ lastUsedAt }: Pick<Session, 'lastUsedAt'>): boolean {
  return databaseNow() - lastUsedAt.getTime() >= USE_INTERVAL_MS;
}
