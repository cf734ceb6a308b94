import { textToCheck } from '../../../../test/advert-to-check.js';
import { likeKnownScams } from './like-known-scams.rule.js';

describe('like-known-scams', () => {
  it.each([
    'Come with the amount we tell you on phone so that your name no go comot for list.',
    'Send us your account number and the password of your mobile app so that we can pay you.',
    'Your landlord must not know. We will use your account to receive money from our buyers abroad.',
    'The visa is sure because our man works in the embassy.',
  ])('finds “%s” [CHECK-16]', (text) => {
    expect(likeKnownScams.find(textToCheck(text))).toBeDefined();
  });

  it.each([
    'You receive the goods that buyers return, and you enter them in the register.',
    'You run our payroll: you collect the account numbers of new staff and pay salaries on the 25th.',
    'We sponsor the visa of the nurse whom our hospital hires, and we pay the ticket.',
    'Nobody who works for us will ever ask you to pay for a job.',
  ])('lets “%s” pass [CHECK-16]', (text) => {
    expect(likeKnownScams.find(textToCheck(text))).toBeUndefined();
  });

  it('names the sentence that speaks most for a scam [CHECK-16]', () => {
    const text = textToCheck(
      '<p>You keep our store clean.</p><p>Come with the amount we tell you on phone so that your name no go comot for list.</p>',
    );
    expect(likeKnownScams.find(text)).toMatch(/^Come with the amount/);
  });

  it('does not hold a short title for one suspicious word [CHECK-16]', () => {
    expect(likeKnownScams.find(textToCheck('', { title: 'Refundable', salary: '' }))).toBeUndefined();
  });
});
