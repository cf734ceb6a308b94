import { textToCheck } from '../../../../test/advert-to-check.js';
import { pressure } from './pressure.rule.js';

describe('the rule pressure', () => {
  it.each([
    'First 10 only.',
    'Limited slots are left.',
    'Hurry now, interviews end soon.',
    'No dulling, come on Monday.',
  ])('catches “%s” [CHECK-2]', (sentence) => {
    expect(pressure.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each(['The first interview is on Monday.', 'We fill the position when we find the right person.'])(
    'lets “%s” pass [CHECK-3]',
    (sentence) => {
      expect(pressure.find(textToCheck(sentence))).toBeUndefined();
    },
  );
});
