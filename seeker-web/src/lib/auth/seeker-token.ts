import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';
import { watchWindow } from '../watch-window';

/** The `storage` event fires in other tabs only. This event is for the current tab. */
const CHANGED = 'seeker-token-changed';

export const readSeekerToken = () => readStored('localStorage', STORAGE_KEYS.seekerToken);

export function storeSeekerToken(token: string | null): void {
  store('localStorage', STORAGE_KEYS.seekerToken, token);
  window.dispatchEvent(new Event(CHANGED));
}

export const watchSeekerToken = watchWindow(CHANGED, 'storage');
