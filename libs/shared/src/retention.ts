import { LIMITS } from './limits.js';

/** How long what is kept about people stays. The privacy page is printed from this. */
export const RETENTION = {
  rejectedApplicationMonths: 12,
  unconfirmedNewsletterDays: LIMITS.newsletterLinkDays,
  resetCodeHours: LIMITS.resetLinkHours,
  emailProofHours: LIMITS.emailProofHours,
  heldMailDays: 30,
  /** Longer than a session token lives: none makes an erased account anew. */
  erasedSubHours: 25,
  idleAccountMonths: 24,
  securityLogMonths: 12,
} as const;
