import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { store } from '@skybil/web/browser-storage';
import { ApiError } from './api';
import { getAuth } from './auth/auth-port';
import { notify } from './notify';

/** Shows a failed call to the user. Every failure goes through here (SITE-11). */
export function reportError(error: unknown): void {
  if (error instanceof ApiError && error.code === 'unauthorized') return endSession();
  void notify('error', error instanceof Error ? error.message : MESSAGES.internal);
}

function endSession(): void {
  const auth = getAuth();
  if (auth.status === 'signed-in') {
    store('localStorage', STORAGE_KEYS.sessionEnded, 'yes');
    auth.dropSession();
  }
  void notify('error', MESSAGES.sessionExpired);
}

export function failureCode(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

export function fieldErrors(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.errors) || {};
}
