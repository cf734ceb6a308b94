import { LIMITS } from '@skybil/shared';

/** `limit` uses in a window of `seconds` from the first. */
export interface LimitRule {
  name: string;
  limit: number;
  seconds: number;
  /** Counts only requests that carry a form, where a route takes files in forms and else JSON. */
  formsOnly?: boolean;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Everything that an address asks for, pages, files and what is refused too; counted by each process, before anything else. */
export const REQUESTS: LimitRule = { name: 'requests', limit: 6_000, seconds: MINUTE };
/** Reads of the API by an address, counted by each process: mobile networks put thousands of phones behind one. */
export const READS: LimitRule = { name: 'reads', limit: 1_200, seconds: MINUTE };
/** Of a person who is signed in, else of an address. */
export const WRITES: LimitRule = { name: 'writes', limit: 60, seconds: MINUTE };
/** Sign-ins and registrations of an address: hundreds of honest people share one. An account has its own lock. */
export const SIGN_INS = [
  { name: 'sign-in-minute', limit: 60, seconds: MINUTE },
  { name: 'sign-in-hour', limit: 1_200, seconds: HOUR },
] as const satisfies LimitRule[];
/** Requests for a reset code of an address. */
export const RESET_ASKS: LimitRule = { name: 'reset-ask-address', limit: 600, seconds: HOUR };
/** Codes of one account, known or not. */
export const RESET_CODES = [
  { name: 'reset-ask-minute', limit: 1, seconds: LIMITS.resetCodeWaitSeconds },
  { name: 'reset-ask-hour', limit: 3, seconds: HOUR },
  { name: 'reset-ask-day', limit: 6, seconds: DAY },
] as const satisfies LimitRule[];
/** Tries of a code of an address. */
export const RESET_TRIES: LimitRule = { name: 'reset-try-address', limit: 1_200, seconds: HOUR };
/** Uploads of a seeker and posts of a company. */
export const UPLOADS: LimitRule = { name: 'uploads', limit: 60, seconds: DAY, formsOnly: true };
export const POSTS: LimitRule = { name: 'posts', limit: 30, seconds: HOUR };
