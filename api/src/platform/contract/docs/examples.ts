import { HOME_CURRENCY, NEW_JOB_DEFAULTS } from '@skybil/shared';

/** Examples of the contract that differ by board. */
export const EXAMPLE = {
  place: NEW_JOB_DEFAULTS.location,
  currency: HOME_CURRENCY,
} as const;
