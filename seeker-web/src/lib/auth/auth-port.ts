import { useSyncExternalStore } from 'react';
import { subjectOf } from '../subject';

/** What the site needs of whoever signs seekers in. */
export interface AuthPort {
  status: 'loading' | 'signed-out' | 'signed-in';
  /** Tells one signed-in person from another; null when nobody is. */
  userKey: string | null;
  getToken(): Promise<string | null>;
  /** Opens the sign-in; afterwards the person is at `next`. */
  signIn(next: string): void;
  signOut(): Promise<void>;
  /** Ends a session that the server no longer takes. */
  dropSession(): void;
  /** The provider could not be asked: who is signed in is not known, and taken for nobody. */
  isUnreachable?: true;
  /** Opens the provider's own account page, where there is one. */
  manageAccount?: () => void;
}

/** Who is signed in, also by another session of the same person. */
export const personOf = ({ userKey }: Pick<AuthPort, 'userKey'>) => userKey && subjectOf(userKey);

const STARTING: AuthPort = {
  status: 'loading',
  userKey: null,
  getToken: () => Promise.resolve(null),
  signIn: () => undefined,
  signOut: () => Promise.resolve(),
  dropSession: () => undefined,
};

let current = STARTING;
const listeners = new Set<() => void>();

export const getAuth = () => current;

/** Called by the adapter in use, in effects only. */
export function setAuth(port: AuthPort | null): void {
  current = port ?? STARTING;
  listeners.forEach((listener) => listener());
}

/** Who is signed in, once that is known. */
export function knownAuth(): Promise<AuthPort> {
  return new Promise((resolve) => {
    const look = () => {
      if (current.status === 'loading') return;
      listeners.delete(look);
      resolve(current);
    };
    listeners.add(look);
    look();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useAuth = () => useSyncExternalStore(subscribe, getAuth, () => STARTING);
