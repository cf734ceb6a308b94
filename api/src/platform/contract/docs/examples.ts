import { boardFile, HOME_CURRENCY, NEW_JOB_DEFAULTS } from '@skybil/shared';

const { country, supportEmail } = boardFile();

/** Examples of the contract that differ by board. */
export const EXAMPLE = {
  place: NEW_JOB_DEFAULTS.location,
  currency: HOME_CURRENCY,
  phone: country.phoneExample,
  supportEmail,
} as const;
