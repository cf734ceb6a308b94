import { SettingsError } from '../errors/start-error.js';
import type { Settings } from '../config/settings.js';
import { POSTS, READS, SIGN_INS } from '../contract/route/limit-rules.js';
import { LimitNumbers } from './limit-numbers.js';

const numbers = (LIMITS: string) => new LimitNumbers({ LIMITS } as Settings);

describe('LimitNumbers', () => {
  it('uses the defaults if nothing is set', () => {
    expect(numbers('').of(READS)).toBe(1_200);
    expect(numbers('posts=31').of(READS)).toBe(1_200);
  });

  it('overrides single rules by name [LIMIT-4]', () => {
    const set = numbers(' sign-in-hour=2400, reads = 600,');
    expect([set.of(SIGN_INS[1]), set.of(READS), set.of(POSTS)]).toEqual([2_400, 600, 30]);
  });

  it("multiplies a rule's limit by its times", () => {
    expect(numbers('reads=600').of({ ...READS, times: 10 })).toBe(6_000);
  });

  it.each([
    ['read=600', '"read" is no limit; docs/security.md lists them'],
    ['600', '"600" is no limit; docs/security.md lists them'],
    ['reads', 'reads needs a whole number from 1 on'],
    ['reads=', 'reads needs a whole number from 1 on'],
    ['reads=0', 'reads needs a whole number from 1 on'],
    ['reads=-5', 'reads needs a whole number from 1 on'],
    ['reads=1.5', 'reads needs a whole number from 1 on'],
    ['reads=1e3', 'reads needs a whole number from 1 on'],
    ['posts=9,reads=many', 'reads needs a whole number from 1 on'],
  ])('rejects %j at start with the message: %s [LIMIT-4]', (given, why) => {
    expect(() => numbers(given)).toThrow(new SettingsError(`LIMITS is wrong: ${why}. See .env.example.`));
  });
});
