import { createContext, useContext, useSyncExternalStore } from 'react';
import { LOW_DATA, STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';
import { watchWindow } from './watch-window';

const CHANGED = 'low-data-changed';
const watchLowData = watchWindow(CHANGED, 'storage');
const CHOICES: Record<string, boolean> = { [LOW_DATA.on]: true, [LOW_DATA.off]: false };
const YEAR_SECONDS = 365 * 86_400;

type WithConnection = Navigator & { connection?: { saveData?: boolean } };

const chosen = () => CHOICES[readStored('localStorage', STORAGE_KEYS.lowData) ?? ''];

/** The visitor's choice, or else the browser's data saver, which the server may already know from a header. */
export const isLowData = (renderedForLowData: boolean | undefined): boolean =>
  chosen() ?? (renderedForLowData || ((navigator as WithConnection).connection?.saveData ?? false));

/** The cookie tells the server, so that a page is already rendered without pictures (LIGHT-3). */
export function chooseLowData(isOn: boolean): void {
  const value = isOn ? LOW_DATA.on : LOW_DATA.off;
  store('localStorage', STORAGE_KEYS.lowData, value);
  const onlySafe = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${STORAGE_KEYS.lowData}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${onlySafe}`;
  window.dispatchEvent(new Event(CHANGED));
}

const RenderedForLowData = createContext(false);

export const LowDataProvider = RenderedForLowData.Provider;

/** Whether the page shows no logos and prefetches nothing. */
export function useLowData(): boolean {
  const lowData = useContext(RenderedForLowData);
  return useSyncExternalStore(
    watchLowData,
    () => isLowData(lowData),
    () => lowData,
  );
}
