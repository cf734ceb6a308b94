import { LOW_DATA, STORAGE_KEYS } from '@skybil/shared';
import type { Request } from 'express';

const CHOSEN = new RegExp(`(?:^|;\\s*)${STORAGE_KEYS.lowData}=([${LOW_DATA.on}${LOW_DATA.off}])(?:;|$)`);
/** Value of Vary for a page. */
export const PAGE_VARIES_BY = 'accept-encoding, save-data, cookie';

/** Whether to send the low-data page: the choice stored in the cookie, or else the browser's Save-Data header (LIGHT-3). */
export function wantsLowData({ headers }: Request): boolean {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return chosen === undefined ? headers['save-data'] === 'on' : chosen === LOW_DATA.on;
}
