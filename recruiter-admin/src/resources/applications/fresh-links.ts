import { LIMITS } from '@skybil/shared';

const FRESH_MS = LIMITS.fileLinkFreshMinutes * 60_000;

/** Signed links die after `LIMITS.fileLinkMinutes`: a page that stays open, or is come back to, fetches new ones before that. */
export const freshLinks = { refetchInterval: FRESH_MS, refetchOnWindowFocus: true };
