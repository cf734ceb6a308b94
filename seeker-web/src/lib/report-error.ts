import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { store } from '@skybil/web/browser-storage';
import { ApiError } from './api';
import { getAuth } from './auth/auth-port';
import { notify } from './notify';

/** The one place that tells people of a failed call (SITE-11). */
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

/** The stable word for what went wrong, where the board said one. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** Field name to sentence, of a refused form. */
export function fieldErrors(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.errors) || {};
}
