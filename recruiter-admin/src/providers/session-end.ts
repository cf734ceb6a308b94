import { HttpError } from 'react-admin';
import { useEffect, useSyncExternalStore } from 'react';

/** Forms that would lose what was typed if the page went away. */
let forms = 0;
let waiting: { promise: Promise<void>; end: () => void } | undefined;
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSignedOut = (error: unknown) => error instanceof HttpError && error.status === 401;

function signedInAgain(): Promise<void> {
  if (!waiting) {
    let end = () => undefined as void;
    const promise = new Promise<void>((resolve) => (end = resolve));
    waiting = { promise, end };
    tell();
  }
  return waiting.promise;
}

/**
 * Makes a call. If the session has ended while a form is open, the call waits until the company has signed in again in a
 * dialog, and is made once more.
 */
export async function withSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isSignedOut(error) || forms === 0) throw error;
  }
  await signedInAgain();
  return call();
}

function stopWaiting(): void {
  waiting = undefined;
  tell();
}

/** The waiting calls go on. */
export function continueSession(): void {
  waiting?.end();
  stopWaiting();
}

export const useSessionEnded = () => useSyncExternalStore(subscribe, () => waiting !== undefined);

/** A child of a form: the page stays if the session ends. */
export function KeepOpen() {
  useEffect(() => {
    forms += 1;
    return () => {
      forms -= 1;
      // nothing is left to be kept, so the next call leads to the page that signs in
      if (forms === 0) stopWaiting();
    };
  }, []);
  return null;
}
