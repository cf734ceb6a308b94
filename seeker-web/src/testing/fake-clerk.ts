import { act } from '@testing-library/react';

export const SESSION = {
  id: 'sess_1',
  status: 'active',
  user: { id: 'user_1' },
  actor: null,
  lastActiveToken: { jwt: { claims: { sub: 'user_1', sid: 'sess_1' } } },
  getToken: vi.fn(() => Promise.resolve('clerk-token')),
};

/** Clerk's script as far as the adapter and Clerk's own hooks use it. */
export function fakeClerk(session: typeof SESSION | null) {
  const listeners = new Set<(resources: object) => void>();
  const resources = (current: typeof session) => ({
    client: { sessions: current ? [current] : [] },
    session: current,
    user: current?.user ?? null,
    organization: null,
  });
  const clerk = {
    loaded: true,
    status: 'ready',
    ...resources(session),
    __internal_lastEmittedResources: resources(session),
    load: () => Promise.resolve(),
    on: (_event: string, listener: (status: string) => void) => listener('ready'),
    off: () => undefined,
    addListener(listener: (resources: object) => void) {
      listeners.add(listener);
      listener(resources(session));
      return () => void listeners.delete(listener);
    },
    changeTo(current: typeof session) {
      Object.assign(clerk, resources(current), { __internal_lastEmittedResources: resources(current) });
      act(() => listeners.forEach((listener) => listener(resources(current))));
    },
    openSignIn: vi.fn(),
    openUserProfile: vi.fn(),
    signOut: vi.fn(() => Promise.resolve()),
  };
  return clerk;
}
