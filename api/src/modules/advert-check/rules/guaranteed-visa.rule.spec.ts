import { textToCheck } from '../../../../test/advert-to-check.js';
import { guaranteedVisa } from './guaranteed-visa.rule.js';

describe('the rule guaranteed-visa', () => {
  it.each([
    'Your visa is guaranteed.',
    '100% visa approval.',
    'Free visa, ticket and accommodation.',
    'Work permit and visa are sure for everybody.',
    'No visa refusal.',
    'Resort visas approved in bulk.',
    'Your permit is pre-approved by our partner.',
    'Approval is assured for all who register.',
  ])('catches “%s” [CHECK-1]', (sentence) => {
    expect(guaranteedVisa.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each([
    'We sponsor your work visa and pay for relocation.',
    'Relocation assistance is guaranteed.',
    'Flights to site are 100% covered.',
    'No agent can guarantee a visa.',
    'Process visa applications for clients.',
    'Obtain a passport within 30 days of hiring.',
    'Travel insurance is available in certain countries.',
    'Approval of a visa is never promised.',
    'You must be ready to travel to our mill two times in a month.',
    'Field travel is about three days in a week.',
    'Visas are confirmed by the embassy, never by us.',
    'Some of our clients paid agents who promised sure visas.',
  ])('lets “%s” pass [CHECK-3]', (sentence) => {
    expect(guaranteedVisa.find(textToCheck(sentence))).toBeUndefined();
  });
});
