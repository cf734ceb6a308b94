import { LIMITS } from '@skybil/shared';

const FRESH_MS = LIMITS.fileLinkFreshMinutes * 60_000;

/** Query options that renew signed links before they expire after `LIMITS.fileLinkMinutes`. */
export const freshLinks = { refetchInterval: FRESH_MS, refetchOnWindowFocus: true };
