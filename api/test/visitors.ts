import type { Visitor } from '../src/modules/accounts/visitor.js';

/** A browser that signs in. `given` are the cookies of its answers. */
export function newVisitor(change: Partial<Visitor> = {}): Visitor & { given: string[] } {
  const given: string[] = [];
  return {
    ip: '198.51.100.1',
    userAgent: 'A browser',
    requestId: 'a-request',
    device: 'A device',
    origins: [{ name: '198.51.100.1', times: 1 }],
    knownDevice: undefined,
    setCookie: (text) => void given.push(text),
    given,
    ...change,
  };
}

/** The same browser with the cookie of the last answer. */
export function withCookie(visitor: Visitor & { given: string[] }, change: Partial<Visitor> = {}) {
  return newVisitor({ ...change, knownDevice: cookieValue(visitor.given.at(-1)) });
}

export function cookieValue(setCookie = ''): string {
  return /^known_device=([^;]*)/.exec(setCookie)?.[1] ?? '';
}
