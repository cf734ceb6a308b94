import type { Visitor } from '../src/modules/accounts/visitor.js';

/** Somebody who asks to be let in; `given` are the cookies that came with the answers. */
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

/** The same, with the cookie that the last answer brought. */
export function withCookie(visitor: Visitor & { given: string[] }, change: Partial<Visitor> = {}) {
  return newVisitor({ ...change, knownDevice: cookieValue(visitor.given.at(-1)) });
}

export function cookieValue(setCookie = ''): string {
  return /^known_device=([^;]*)/.exec(setCookie)?.[1] ?? '';
}
