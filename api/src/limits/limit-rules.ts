import type { LimitRule } from './limits.service.js';

const HOUR = 3_600;

/** Sign-ins and registrations of an address (trust C3). */
export const SIGN_INS: LimitRule[] = [
  { name: 'sign-in-minute', limit: 60, seconds: 60 },
  { name: 'sign-in-hour', limit: 300, seconds: HOUR },
];
/** Requests for a reset code, and tries of one, of an address (trust C5). */
export const RESET_ASKS: LimitRule[] = [{ name: 'reset-ask-address', limit: 6, seconds: HOUR }];
export const RESET_TRIES: LimitRule[] = [{ name: 'reset-try-address', limit: 30, seconds: HOUR }];
/** Uploads of a seeker and posts of a company (trust I8). */
export const UPLOADS: LimitRule = { name: 'uploads', limit: 60, seconds: 24 * HOUR };
export const POSTS: LimitRule = { name: 'posts', limit: 30, seconds: HOUR };
