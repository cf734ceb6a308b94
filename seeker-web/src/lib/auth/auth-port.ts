import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';
import { subjectOf } from '../subject';

export interface AuthPort {
  status: 'loading' | 'signed-out' | 'signed-in';
  /** Differs between people; null when signed out. */
  userKey: string | null;
  getToken(): Promise<string | null>;
  signIn(next: string): void;
  signOut(): Promise<void>;
  /** Ends a session that the server refuses. */
  dropSession(): void;
  /** The provider could not be reached, so a person may be signed in without our knowing. */
  isUnreachable?: true;
  manageAccount?: () => void;
}

/** Id of the signed-in person, the same in all of that person's sessions. */
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
const { subscribe, callAll } = createListeners();

export const getAuth = () => current;

/** Called by the adapter, in effects only. */
export function setAuth(port: AuthPort | null): void {
  current = port ?? STARTING;
  callAll();
}

export async function knownAuth(): Promise<AuthPort> {
  if (current.status !== 'loading') return current;
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      if (current.status === 'loading') return;
      unsubscribe();
      resolve(current);
    });
  });
}

export const useAuth = () => useSyncExternalStore(subscribe, getAuth, () => STARTING);
