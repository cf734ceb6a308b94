import { textToCheck } from '../../../../test/advert-to-check.js';
import { contactInText } from './contact-in-text.rule.js';

describe('the rule contact-in-text', () => {
  it.each([
    'Call Mrs Bola on 0803 123 4567.',
    'Write to +234 803 123 4567 today.',
    'See https://jobs.example/cook for more.',
    'Look at www.kitchen.example for more.',
  ])('catches “%s” [CHECK-2]', (sentence) => {
    expect(contactInText.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each(['Sales of 12,000,000,000 a year.', 'Write to jobs@kitchen.example with your CV.'])(
    'lets “%s” pass [CHECK-3]',
    (sentence) => {
      expect(contactInText.find(textToCheck(sentence))).toBeUndefined();
    },
  );
});
