import { createContext, useContext, useSyncExternalStore } from 'react';
import { LOW_DATA, STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';

const CHANGED = 'low-data-changed';
const CHOICES: Record<string, boolean> = { [LOW_DATA.on]: true, [LOW_DATA.off]: false };
const YEAR_SECONDS = 365 * 86_400;

type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** What was chosen on this device; undefined when nothing was. */
const chosen = () => CHOICES[readStored('localStorage', STORAGE_KEYS.lowData) ?? ''];

/** What was chosen, or else whether the browser asks for it: by its header, which the server knows, or by itself. */
export const isLowData = (asServerKnows: boolean | undefined): boolean =>
  chosen() ?? (asServerKnows || ((navigator as WithConnection).connection?.saveData ?? false));

/** Kept on the device, and told to the server by a cookie, so that a page already comes without pictures (LIGHT-3). */
export function chooseLowData(isOn: boolean): void {
  const value = isOn ? LOW_DATA.on : LOW_DATA.off;
  store('localStorage', STORAGE_KEYS.lowData, value);
  const onlySafe = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${STORAGE_KEYS.lowData}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${onlySafe}`;
  window.dispatchEvent(new Event(CHANGED));
}

function watch(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

const RenderedSo = createContext(false);

/** Whether the server did without. */
export const LowDataProvider = RenderedSo.Provider;

/** Whether the page does without logos, and loads nothing ahead. */
export function useLowData(): boolean {
  const lowData = useContext(RenderedSo);
  return useSyncExternalStore(
    watch,
    () => isLowData(lowData),
    () => lowData,
  );
}
