import { textToCheck } from '../../../../test/advert-to-check.js';
import { moneyAsked } from './money-asked.rule.js';

describe('the rule money-asked', () => {
  it.each([
    'Pay N5,000 for the application form before the interview.',
    'The training fee is ₦15,000, refundable with your first salary.',
    'A slot goes for 150k.',
    'To process your employment we need a small fee.',
    'Registration is not free.',
    'All applicants pay for police clearance at our office.',
    'Drop something for the manager before the interview.',
    'Form is N2,000.',
    'Contact the coordinator for bank details to secure your slot.',
    'There is a commitment fee to show that you are serious.',
    'You go pay 4k for boot before you resume.',
    'No experience needed, just pay two thousand naira for registration.',
    'Bring evidence of payment to the gate.',
    'Settle the manager with 5k before your letter comes out.',
    'The training manual costs 6,500, which you pay at the door.',
    'No stress, just pay 2k for form.',
    'An activation fee unlocks your dashboard.',
    'Payment secures your name on the list.',
    'You pay for your uniform at the office.',
    'A refundable deposit of ₦5,000 is collected at the gate.',
    'Come with ₦10,000 which is refundable.',
    'Bring 3k for your form.',
    'As customers are many, you must pay for your uniform.',
    'Training materials cost ₦12,000 and must be paid before the orientation date.',
  ])('catches “%s” [CHECK-1]', (sentence) => {
    expect(moneyAsked.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each([
    'We never ask candidates for money at any stage.',
    'There is no application fee.',
    'Free training and free uniforms.',
    'Beware of anyone who asks for a form fee in our name.',
    'You no go pay anything for form.',
    'Customers pay a fee of N100 on each transfer.',
    'Collect school fees from parents and issue receipts.',
    'The company pays for your medical test and your uniform.',
    'We give a uniform allowance of ₦50,000.',
    'You will help students who want to pay course fees of N250,000.',
    'The cost of uniforms, N3,000, is deducted from your salary over three months.',
    'Training pay will be $16 an hour once the training begins.',
    'Workers’ cards cost their employers ₦2,000.',
    'No fees, just bring your CV.',
    'We never ask you to pay, bring or send money.',
    'Registration of readers costs them ₦500.',
    'It is our rule that candidates pay us nothing.',
    'An event fee of ₦15,000 is added to monthly pay.',
    'Applicants for visas pay approved fees to the front desk.',
    'Medicals are borne by the company.',
    'If you get a message asking you to pay for a slot, forward it to the police.',
    'Medical at our clinic (we settle the bill), then offer.',
    'Little Acorns will cover the cost of your police check.',
    'I will pay 90k every month end.',
    'Pay is per piece, ₦400 for a skirt, ₦600 for a gown.',
    'Pay for the trial day is ₦4,000.',
    'Deposit target: ₦200m in the first year.',
    'We know of people who sell slots; there are none.',
    'You will find clients and quote them a refundable security deposit.',
    'She go buy your uniform.',
    'You’ll explain the lease, for which riders bring a refundable deposit of ₦50,000.',
    'After we agree, we’ll pay for a medical check at our clinic.',
    'There are false messages that ask people to pay for forms.',
  ])('lets “%s” pass [CHECK-3]', (sentence) => {
    expect(moneyAsked.find(textToCheck(sentence))).toBeUndefined();
  });
});
