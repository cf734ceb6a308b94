import { LIMITS } from '@skybil/shared';

/** `limit` uses in a window of `seconds` from the first. An operator may set another number (`limits/limit-numbers.ts`). */
export interface LimitRule {
  name: string;
  limit: number;
  seconds: number;
  /** So many times the number: more for what many addresses share, a part of what the whole board has for one network. */
  times?: number;
  /** Counts only requests that carry a form, where a route takes files in forms and else JSON. */
  formsOnly?: boolean;
}

/** Every rule that this file exports stands in the table of docs/security.md, by itself (`limit-table.ts`). */
export interface TableRule extends LimitRule {
  /** What is counted, and of whom. */
  counts: string;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Counted before anything else. */
export const REQUESTS: TableRule = {
  name: 'requests',
  limit: 6_000,
  seconds: MINUTE,
  counts: 'Everything that an address asks one process for: pages, files, and what is refused too',
};
/** Mobile networks put thousands of phones behind one address. */
export const READS: TableRule = {
  name: 'reads',
  limit: 1_200,
  seconds: MINUTE,
  counts: 'Reads of the API and of pages by an address, in one process',
};
/** A page takes about 16 ms of a processor. */
export const RENDERS: TableRule = {
  name: 'renders',
  limit: 600,
  seconds: MINUTE,
  counts:
    'Pages that are rendered for an address, in one process; a kept one is not counted. Beyond it the answer is 503 with `Retry-After`',
};
/** A picture takes about 30 ms of a processor. */
export const DRAWINGS: TableRule = {
  name: 'drawings',
  limit: 120,
  seconds: MINUTE,
  counts: 'Preview pictures that are drawn for an address, in one process; a kept one is not counted',
};
export const WRITES: TableRule = {
  name: 'writes',
  limit: 60,
  seconds: MINUTE,
  counts: 'Writes of a person who is signed in, else of an address',
};
/** Three hundred people behind one address, who apply, save and upload within the same minutes. */
export const ADDRESS_WRITES: TableRule = {
  name: 'writes-address',
  limit: 300,
  seconds: MINUTE,
  counts: 'Writes of all who are signed in behind an address',
};
/** Hundreds of honest people share an address; an account has its own lock. */
export const SIGN_INS = [
  {
    name: 'sign-in-minute',
    limit: 60,
    seconds: MINUTE,
    counts: 'Sign-ins and registrations of an address',
  },
  {
    name: 'sign-in-hour',
    limit: 1_200,
    seconds: HOUR,
    counts: 'Sign-ins and registrations of an address',
  },
] as const satisfies TableRule[];
/** Hundreds of thousands of addresses together: beyond it the board takes turns. */
export const BOARD_SIGN_INS: TableRule = {
  name: 'sign-in-board',
  limit: 6_000,
  seconds: HOUR,
  counts:
    'Sign-ins to the whole board from devices on which the account was not signed in before; a quarter of them from one network',
};
export const BUSY_SIGN_INS: TableRule = {
  name: 'sign-in-board-busy',
  limit: 60,
  seconds: MINUTE,
  counts:
    'The same once they are beyond `sign-in-board`; the others are asked to wait; a quarter of them from one network',
};
export const LOCK_MAILS: TableRule = {
  name: 'lock-mail',
  limit: 1,
  seconds: DAY,
  counts: 'Mails that tell an owner of wrong passwords; beyond it none is sent, and nothing else changes',
};
export const RESET_ASKS: TableRule = {
  name: 'reset-ask-address',
  limit: 600,
  seconds: HOUR,
  counts: 'Requests of an address for a code for a new password',
};
export const RESET_CODES = [
  {
    name: 'reset-ask-minute',
    limit: 1,
    seconds: LIMITS.resetCodeWaitSeconds,
    counts:
      'Codes for a new password of one account, known or not, that an address or a known device asks for',
  },
  {
    name: 'reset-ask-hour',
    limit: 3,
    seconds: HOUR,
    counts:
      'Codes for a new password of one account, known or not, that an address or a known device asks for',
  },
  {
    name: 'reset-ask-day',
    limit: 6,
    seconds: DAY,
    counts:
      'Codes for a new password of one account, known or not, that an address or a known device asks for',
  },
] as const satisfies TableRule[];
export const RESET_TRIES: TableRule = {
  name: 'reset-try-address',
  limit: 1_200,
  seconds: HOUR,
  counts: 'Codes for a new password that an address tries',
};
/** A token that was stolen guesses no password. */
export const PASSWORD_CHANGES: TableRule = {
  name: 'password-changes',
  limit: 10,
  seconds: HOUR,
  counts: 'Changes of the password by who is signed in, and tries of one',
};
/** One number for all calls that ask for it. */
export const WRONG_PASSWORDS: TableRule = {
  name: 'wrong-passwords',
  limit: 10,
  seconds: HOUR,
  counts: 'Wrong passwords of an account that is signed in, at all calls that ask for its password again',
};
export const EMAIL_PROOFS = [
  {
    name: 'email-proof-hour',
    limit: 1,
    seconds: HOUR,
    counts: 'Mails to one address that prove the e-mail of an account',
  },
  {
    name: 'email-proof-day',
    limit: 3,
    seconds: DAY,
    counts: 'Mails to one address that prove the e-mail of an account',
  },
] as const satisfies TableRule[];
/** Anybody can make up such addresses: what is sent to them takes nothing from the plain one, nor from a proven one. */
export const VARIANT_MAILS: TableRule = {
  name: 'variant-mail',
  limit: 3,
  seconds: DAY,
  counts:
    'Mails that prove, and codes for a new password, to all addresses of one mailbox that have a plus, or at Gmail dots, and that nobody has proven',
};
/** A picture takes time to decode. */
export const LOGOS: TableRule = {
  name: 'logos',
  limit: 120,
  seconds: HOUR,
  formsOnly: true,
  counts: 'Registrations with a logo of an address, and changes of a profile with one of a company',
};
export const UPLOADS: TableRule = {
  name: 'uploads',
  limit: 60,
  seconds: DAY,
  formsOnly: true,
  counts: 'Files that a seeker uploads',
};
export const SLOW_PDFS: TableRule = {
  name: 'slow-pdfs',
  limit: 3,
  seconds: HOUR,
  counts: 'PDFs of a seeker that took too long to read; after the last one no upload is taken in that hour',
};
export const POSTS: TableRule = {
  name: 'posts',
  limit: 30,
  seconds: HOUR,
  counts: 'Jobs that a company posts',
};
/**
 * Parted from the others, so that no flood takes their place. A seeker and a company of one e-mail have six each while links
 * live: with seven in all, each that gets none has had one.
 */
export const RESET_MAILS: TableRule = {
  name: 'reset-mail',
  limit: 7,
  seconds: DAY,
  counts:
    'Mails with a code for a new password to one mailbox; beyond it none is sent, and nothing else changes',
};
export const OTHER_MAILS: TableRule = {
  name: 'other-mail',
  limit: 7,
  seconds: DAY,
  counts: 'Other mails to one mailbox; beyond it they wait for the next day',
};
export const NEWSLETTER_MAILS: TableRule = {
  name: 'newsletter-mail',
  limit: 3,
  seconds: DAY,
  counts: 'Mails about the newsletter to one mailbox; beyond it none is sent, and nothing else changes',
};
/** What a stranger can have sent in our name to whomever he or she likes. */
export const STRANGER_MAILS: TableRule = {
  name: 'stranger-mail',
  limit: 30,
  seconds: DAY,
  counts:
    'Mails to addresses that nobody has proven, which requests of one network cause; beyond it proofs wait for the next day, and others are not sent',
};
export const BOARD_STRANGER_MAILS: TableRule = {
  name: 'stranger-mail-board',
  limit: 2_000,
  seconds: DAY,
  counts: 'The same of the whole board',
};
export const SECOND_FACTOR_CODES = [
  {
    name: 'second-factor-minute',
    limit: 5,
    seconds: MINUTE,
    counts: 'Codes of an authenticator app that are tried for one account, after its right password',
  },
  {
    name: 'second-factor-hour',
    limit: 30,
    seconds: HOUR,
    counts: 'Codes of an authenticator app that are tried for one account, after its right password',
  },
] as const satisfies TableRule[];
export const SECOND_FACTOR_CHANGES: TableRule = {
  name: 'second-factor-changes',
  limit: 20,
  seconds: HOUR,
  counts: 'Turning the two-step sign-in on or off, and tries of it, by who is signed in',
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
  counts: 'Tries of an account to erase itself, with a password to guess',
};
