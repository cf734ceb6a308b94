import { LIMITS, MESSAGES } from '@skybil/shared';

/** Allows `limit` uses in `seconds` from the first use. Operators may change the number (`limits/limit-numbers.ts`). */
export interface LimitRule {
  name: string;
  limit: number;
  seconds: number;
  /** Multiplies the limit: above 1 for a counter that many addresses share, below 1 for one network's part of a board's limit. */
  times?: number;
  /** Replaces the general sentence of a refusal. */
  refusal?: string;
  /** Counts only forms, on a route that accepts files in forms and otherwise JSON. */
  formsOnly?: boolean;
}

/** `limit-table.ts` prints every rule that this file exports into docs/security.md. */
export interface TableRule extends LimitRule {
  counts: string;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;

export const REQUESTS: TableRule = {
  name: 'requests',
  limit: 6_000,
  seconds: MINUTE,
  counts: 'All requests of an address to one process, including pages, files and rejected requests',
};
/** High, because mobile networks put thousands of phones behind one address. */
export const READS: TableRule = {
  name: 'reads',
  limit: 1_200,
  seconds: MINUTE,
  counts: 'Requests of an address that read the API or a page, in one process',
};
/** A page takes about 16 ms of processor time. */
export const RENDERS: TableRule = {
  name: 'renders',
  limit: 600,
  seconds: MINUTE,
  counts:
    'Pages rendered for an address, in one process, without cached ones. Beyond it the answer is 503 with `Retry-After`',
};
/** A picture takes about 30 ms of processor time. */
export const DRAWINGS: TableRule = {
  name: 'drawings',
  limit: 120,
  seconds: MINUTE,
  counts: 'Preview pictures drawn for an address, in one process, without cached ones',
};
export const WRITES: TableRule = {
  name: 'writes',
  limit: 60,
  seconds: MINUTE,
  counts: 'Writes of a signed-in person, or else of an address',
};
/** Enough for 300 people behind one address who apply, save and upload in the same minutes. */
export const ADDRESS_WRITES: TableRule = {
  name: 'writes-address',
  limit: 300,
  seconds: MINUTE,
  counts: 'Writes of all signed-in people behind an address',
};
/** High, because hundreds of honest people share an address. Each account has its own lock. */
export const SIGN_INS = [
  {
    name: 'sign-in-minute',
    limit: 60,
    seconds: MINUTE,
    counts: 'Sign-ins and registrations from an address',
  },
  {
    name: 'sign-in-hour',
    limit: 1_200,
    seconds: HOUR,
    counts: 'Sign-ins and registrations from an address',
  },
] as const satisfies TableRule[];
/** Against attacks from very many addresses. Beyond it `BUSY_SIGN_INS` applies. */
export const BOARD_SIGN_INS: TableRule = {
  name: 'sign-in-board',
  limit: 6_000,
  seconds: HOUR,
  counts:
    'Sign-ins to the whole board from devices on which the account was not signed in before; at most a quarter from one network',
};
export const BUSY_SIGN_INS: TableRule = {
  name: 'sign-in-board-busy',
  limit: 60,
  seconds: MINUTE,
  counts:
    'The same after `sign-in-board` is used up; more are asked to wait; at most a quarter from one network',
};
export const LOCK_MAILS: TableRule = {
  name: 'lock-mail',
  limit: 1,
  seconds: DAY,
  counts: 'Mails that warn an owner of wrong passwords. Beyond it no mail is sent, and nothing else changes',
};
export const RESET_ASKS: TableRule = {
  name: 'reset-ask-address',
  limit: 600,
  seconds: HOUR,
  counts: 'Requests for a reset code from an address',
};
export const RESET_CODES = [
  {
    name: 'reset-ask-minute',
    limit: 1,
    seconds: LIMITS.resetCodeWaitSeconds,
    counts: 'Requests for a reset code for one account, existing or not, from an address or a known device',
  },
  {
    name: 'reset-ask-hour',
    limit: 3,
    seconds: HOUR,
    counts: 'Requests for a reset code for one account, existing or not, from an address or a known device',
  },
  {
    name: 'reset-ask-day',
    limit: 6,
    seconds: DAY,
    counts: 'Requests for a reset code for one account, existing or not, from an address or a known device',
  },
] as const satisfies TableRule[];
export const RESET_TRIES: TableRule = {
  name: 'reset-try-address',
  limit: 1_200,
  seconds: HOUR,
  counts: 'Reset codes that an address tries',
};
/** So that a stolen token cannot be used to guess the password. */
export const PASSWORD_CHANGES: TableRule = {
  name: 'password-changes',
  limit: 10,
  seconds: HOUR,
  counts: 'Password changes of a signed-in account, including failed ones',
};
export const WRONG_PASSWORDS: TableRule = {
  name: 'wrong-passwords',
  limit: 10,
  seconds: HOUR,
  counts: 'Wrong passwords of a signed-in account, over all calls that require its password again',
};
export const EMAIL_CHANGES: TableRule = {
  name: 'email-changes',
  limit: 10,
  seconds: HOUR,
  counts: 'Requests of a signed-in account for another e-mail, including failed ones',
};
export const EMAIL_PROOFS = [
  {
    name: 'email-proof-hour',
    limit: 1,
    seconds: HOUR,
    counts: 'Mails to one address that verify the e-mail of an account',
  },
  {
    name: 'email-proof-day',
    limit: 3,
    seconds: DAY,
    counts: 'Mails to one address that verify the e-mail of an account',
  },
] as const satisfies TableRule[];
/** Anybody can invent variants, so their mails do not count against the plain address or a verified one. */
export const VARIANT_MAILS: TableRule = {
  name: 'variant-mail',
  limit: 3,
  seconds: DAY,
  counts:
    'Verification mails and reset codes to all unverified variants of one mailbox (with a plus sign, or at Gmail with dots)',
};
/** Decoding a picture takes processor time. */
export const LOGOS: TableRule = {
  name: 'logos',
  limit: 120,
  seconds: HOUR,
  formsOnly: true,
  counts: 'Registrations with a logo from an address, and profile changes with a logo by a company',
};
export const UPLOADS: TableRule = {
  name: 'uploads',
  limit: 60,
  seconds: DAY,
  formsOnly: true,
  counts: 'Files that a seeker uploads, and certificates that a company sends',
};
export const SLOW_PDFS: TableRule = {
  name: 'slow-pdfs',
  limit: 3,
  seconds: HOUR,
  counts:
    'PDFs of a seeker that took too long to read. After the last one uploads are rejected for the rest of the hour',
};
export const POSTS: TableRule = {
  name: 'posts',
  limit: 30,
  seconds: HOUR,
  counts: 'Jobs that a company posts',
};
/**
 * Counted separately, so that a flood of other mails cannot block reset mails. A seeker and a company with the same e-mail may
 * each request six codes a day. With seven mails in total, each of the two accounts receives at least one.
 */
export const RESET_MAILS: TableRule = {
  name: 'reset-mail',
  limit: 7,
  seconds: DAY,
  counts: 'Reset mails to one mailbox. Beyond it no mail is sent, and nothing else changes',
};
export const OTHER_MAILS: TableRule = {
  name: 'other-mail',
  limit: 7,
  seconds: DAY,
  counts: 'Other mails to one mailbox. Beyond it they wait for the next day',
};
export const APPLICATION_MAILS: TableRule = {
  name: 'application-mail',
  limit: 30,
  seconds: DAY,
  counts:
    'Mails about applications and the closing of jobs to one mailbox. Beyond it they wait for the next day',
};
export const NEWSLETTER_MAILS: TableRule = {
  name: 'newsletter-mail',
  limit: 3,
  seconds: DAY,
  counts: 'Mails about the newsletter to one mailbox. Beyond it no mail is sent, and nothing else changes',
};
/** Mails that a stranger can make the board send to any address. */
export const STRANGER_MAILS: TableRule = {
  name: 'stranger-mail',
  limit: 30,
  seconds: DAY,
  counts:
    'Mails to unverified addresses caused by one network. Beyond it verification mails wait for the next day, and others are not sent',
};
export const BOARD_STRANGER_MAILS: TableRule = {
  name: 'stranger-mail-board',
  limit: 2_000,
  seconds: DAY,
  counts: 'The same for the whole board',
};
export const SECOND_FACTOR_CODES = [
  {
    name: 'second-factor-minute',
    limit: 5,
    seconds: MINUTE,
    counts: 'Codes of an authenticator app tried for one account, after the correct password',
  },
  {
    name: 'second-factor-hour',
    limit: 30,
    seconds: HOUR,
    counts: 'Codes of an authenticator app tried for one account, after the correct password',
  },
] as const satisfies TableRule[];
export const SECOND_FACTOR_CHANGES: TableRule = {
  name: 'second-factor-changes',
  limit: 20,
  seconds: HOUR,
  counts: 'Turning two-step sign-in on or off, including failed tries, by a signed-in account',
};
export const REPORTS: TableRule = {
  name: 'reports',
  limit: LIMITS.reportsADay,
  seconds: DAY,
  refusal: MESSAGES.tooManyReports,
  counts: 'Reports of jobs by a signed-in person, or else from an address',
};
export const DATA_DOWNLOADS: TableRule = {
  name: 'data-downloads',
  limit: 3,
  seconds: DAY,
  counts: 'Downloads of all own data by a seeker',
};
export const ERASURE_TRIES: TableRule = {
  name: 'erasure-tries',
  limit: 10,
  seconds: HOUR,
  counts: 'Tries of an account to erase itself, which require its password',
};
