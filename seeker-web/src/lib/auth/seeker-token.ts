import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';

/** The built-in sign-in's session. Other tabs hear of a change through the browser, this one through CHANGED. */
const CHANGED = 'seeker-token-changed';

export const readSeekerToken = () => readStored('localStorage', STORAGE_KEYS.seekerToken);

export function storeSeekerToken(token: string | null): void {
  store('localStorage', STORAGE_KEYS.seekerToken, token);
  window.dispatchEvent(new Event(CHANGED));
}

export function watchSeekerToken(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
