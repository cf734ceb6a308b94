import * as LIMITS from './limits.js';

export const RETENTION = {
  /** Deleted by the daily job, as idle accounts and new e-mails are. The database deletes all others by their expiry date. */
  rejectedApplicationMonths: 12,
  undecidedApplicationMonths: 12,
  interviewDays: 30,
  certificateDays: 30,
  unconfirmedNewsletterDays: LIMITS.newsletterLinkDays,
  resetCodeHours: 24,
  emailProofHours: LIMITS.emailProofHours,
  newEmailHours: LIMITS.emailProofHours,
  heldMailDays: 30,
  /** Longer than the lifetime of a session token, so that a token cannot recreate an erased account. */
  erasedSubHours: 25,
  /** As long as the identity provider's messages can be resent by hand. */
  deletedSubDays: 90,
  idleAccountMonths: 24,
  firstIdleWarningDays: 60,
  lastIdleWarningDays: 14,
  reportMonths: 12,
  securityLogMonths: 12,
} as const;

const R = RETENTION;

/** Texts of the privacy page. Periods that share a line are under the first of them. */
export const RETENTION_LINES: Record<keyof typeof RETENTION, string | undefined> = {
  rejectedApplicationMonths: `Rejected applications: ${R.rejectedApplicationMonths} months after the decision.`,
  undecidedApplicationMonths: `Applications that nobody decided: ${R.undecidedApplicationMonths} months after the job closed.`,
  interviewDays: `Interviews, with the answers and phone numbers given for them: ${R.interviewDays} days after they took place.`,
  certificateDays: `Certificates of companies: ${R.certificateDays} days after we have checked them.`,
  unconfirmedNewsletterDays: `Newsletter sign-ups that were not confirmed: ${R.unconfirmedNewsletterDays} days.`,
  resetCodeHours: `Codes for a new password: ${R.resetCodeHours} hours.`,
  emailProofHours: `Links that confirm an e-mail: ${R.emailProofHours} hours.`,
  newEmailHours: `New e-mail addresses of accounts that were not confirmed: ${R.newEmailHours} hours after the mail to them.`,
  heldMailDays: `Mails that wait until their address is confirmed, or for a day on which it may get more of them: at most ${R.heldMailDays} days.`,
  erasedSubHours: `A fingerprint of the sign-in of an erased account, so that no older session makes it anew: ${R.erasedSubHours} hours, or ${R.deletedSubDays} days when it was deleted at the sign-in provider.`,
  deletedSubDays: undefined,
  idleAccountMonths: `Accounts nobody used: ${R.idleAccountMonths} months. We write ${R.firstIdleWarningDays} and ${R.lastIdleWarningDays} days before the end; signing in keeps the account.`,
  firstIdleWarningDays: undefined,
  lastIdleWarningDays: undefined,
  reportMonths: `Reports of adverts: ${R.reportMonths} months.`,
  securityLogMonths: `The log of sign-ins, views of documents and other events that safety rests on, and the log of requests: ${R.securityLogMonths} months.`,
};
