import { SettingsError } from '../errors/start-error.js';
import type { Settings } from '../config/settings.js';
import { POSTS, READS, SIGN_INS } from '../contract/route/limit-rules.js';
import { LimitNumbers } from './limit-numbers.js';

const numbers = (LIMITS: string) => new LimitNumbers({ LIMITS } as Settings);

describe('the numbers of limits', () => {
  it('are those of the table where nobody sets them', () => {
    expect(numbers('').of(READS)).toBe(1_200);
    expect(numbers('posts=31').of(READS)).toBe(1_200);
  });

  it('are set one by one, by the name of the rule [LIMIT-4]', () => {
    const set = numbers(' sign-in-hour=2400, reads = 600,');
    expect([set.of(SIGN_INS[1]), set.of(READS), set.of(POSTS)]).toEqual([2_400, 600, 30]);
  });

  it('count as many times as a rule is shared', () => {
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
  ])('that are written %j stop the start and say why [LIMIT-4]', (given, why) => {
    expect(() => numbers(given)).toThrow(new SettingsError(`LIMITS is wrong: ${why}. See .env.example.`));
  });
});
