import { STORAGE_KEYS } from '@skybil/shared';
import { readStored } from '@skybil/web/browser-storage';
import { useAuth } from './auth-port';

/** The board ended the session, or the provider cannot say whether somebody is signed in. */
export function useBrokenSession(): boolean {
  const { status, isUnreachable } = useAuth();
  if (status !== 'signed-out') return false;
  return isUnreachable === true || readStored('localStorage', STORAGE_KEYS.sessionEnded) !== null;
}
