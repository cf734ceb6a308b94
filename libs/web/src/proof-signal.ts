import { EMAIL_PROVEN_KEY } from '@skybil/shared';
import { store } from './browser-storage';

/** Tells the other tabs of site and console that an e-mail was proven here. */
export function announceProof(): void {
  store('localStorage', EMAIL_PROVEN_KEY, String(Date.now()));
}

/** Calls when the e-mail may have been proven elsewhere: in another tab, or on another device before a return to this one. */
export function watchProof(call: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === EMAIL_PROVEN_KEY) call();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('focus', call);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('focus', call);
  };
}
