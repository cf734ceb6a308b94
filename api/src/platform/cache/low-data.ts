import { LOW_DATA, STORAGE_KEYS } from '@skybil/shared';
import type { Request } from 'express';

const CHOSEN = new RegExp(`(?:^|;\\s*)${STORAGE_KEYS.lowData}=([${LOW_DATA.on}${LOW_DATA.off}])(?:;|$)`);
export const PAGE_VARIES_BY = 'accept-encoding, save-data, cookie';

/** The cookie's choice wins over the browser's Save-Data header (LIGHT-3). */
export function wantsLowData({ headers }: Request): boolean {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return chosen === undefined ? headers['save-data'] === 'on' : chosen === LOW_DATA.on;
}
