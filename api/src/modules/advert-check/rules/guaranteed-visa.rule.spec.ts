import { textToCheck } from '../../../../test/advert-to-check.js';
import { guaranteedVisa } from './guaranteed-visa.rule.js';

describe('the rule guaranteed-visa', () => {
  it.each([
    'Your visa is guaranteed.',
    '100% visa approval.',
    'Free visa, ticket and accommodation.',
    'Work permit and visa are sure for everybody.',
    'Travel in 14 days.',
    'No visa refusal.',
    'Resort visas approved in bulk.',
    'Your visa cannot be refused because the LMIA is ready.',
    'C1/D visa issued without interview.',
    'Everyone who passes is certain to fly.',
    'You hold your visa in hand by next week.',
    'You get the entry visa automatically, parents should relax.',
    'Your permit is pre-approved by our partner.',
    'Approval is assured for all who register.',
    'The visa interview is a formality.',
    'Two-year residency permit is certain.',
    'We have a direct line at the embassy, refusal is impossible.',
    'Poland visa is a done deal.',
    'We give you original work permit.',
    'Everybody who applies will travel this year.',
    'Seasonal jobs, no interview at consulate.',
    'Every consultant is automatically relocated to our Canadian branch.',
    'Na confirm visa we dey give.',
    'Visa confirmed before you apply.',
    'We promise that all candidates will get the visa.',
    'The visa is already in the bag.',
    'Every applicant who registers will surely travel.',
    'Your visa cannot be denied.',
    'American C1/D visa guaranteed even for first-time travellers.',
    'The outcome is sure whether you were refused earlier or not.',
    "Refusal isn't possible with our farms.",
  ])('catches “%s” [CHECK-1]', (sentence) => {
    expect(guaranteedVisa.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each([
    'We sponsor your work visa and pay for relocation.',
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
