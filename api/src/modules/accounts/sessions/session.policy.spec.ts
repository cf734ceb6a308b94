import { expiryOf, isUseDue } from './session.policy.js';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 22, 12);
const at = (hours: number) => new Date(NOON + hours * HOUR);

describe('expiryOf', () => {
  it.each([
    ['a recruiter who has just signed in', 'company', false, 0, 24],
    ['a recruiter whose last use was after a day and a half', 'company', false, 36, 60],
    ['a recruiter who never stops working, like the token', 'company', false, 160, 168],
    ['a recruiter who asked to stay signed in', 'company', true, 0, 168],
    ['such a recruiter, however late the last use', 'company', true, 160, 168],
    ['a seeker', 'seeker', false, 0, 24],
    ['a seeker, however late the last use', 'seeker', false, 23, 24],
  ] as const)('of %s [SIGN-10]', (_, kind, remembered, used, ends) => {
    const session = { kind, remembered, createdAt: at(0), lastUsedAt: at(used) };
    expect(expiryOf(session)).toEqual(at(ends));
  });
});

describe('isUseDue', () => {
  it('is true ten minutes after the last stored use', () => {
    jest.useFakeTimers({ now: NOON });
    expect(isUseDue({ lastUsedAt: new Date(NOON - 600_000) })).toBe(true);
    expect(isUseDue({ lastUsedAt: new Date(NOON - 599_999) })).toBe(false);
    jest.useRealTimers();
  });
});
