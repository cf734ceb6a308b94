import { textToCheck } from '../../../../test/advert-to-check.js';
import { secretData } from './secret-data.rule.js';

describe('the rule secret-data', () => {
  it.each([
    'Send your BVN and NIN with your application.',
    'We require a picture of your debit card before we invite you.',
    'Share the OTP with our recruiter.',
    'Applicants should submit their bank login details.',
    'Fill the form with your card number, expiry and CVV.',
    'We require the login and password of your mobile bank.',
    'For our payroll we need access to your mobile banking app.',
    'For payroll, send photos of the front and back of your debit card.',
    'Provide your ATM card digits so that we register you for payroll.',
    'A code comes to your line; tell us the code.',
    'Log in with your bank app password.',
    'Provide your internet banking username and password for payroll integration.',
    'It will ask for your BVN and the PIN of the card.',
    'Forward the one-time number you get to our HR.',
    "Reply with NIN slip, BVN and your mother's maiden name.",
    'Your old ATM card can be sent by dispatch.',
    'Tell us the OTP as soon as it lands.',
  ])('catches “%s” [CHECK-1]', (sentence) => {
    expect(secretData.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each([
    'After you accept the offer we will ask for your BVN and NIN for payroll.',
    'Never share your PIN or OTP with anybody.',
    'Verify the NIN and BVN of staff for payroll.',
    'You will work on card tokens and OTP flows.',
    'Applicants must have a valid NIN.',
    'We ask for your BVN and your account only after you accept our offer.',
    'Your salary is paid into your account and a commission comes on top.',
    'Bring your NIN and names of two guarantors.',
    'Share the code of your best project with us.',
    'Customers provide BVN and two guarantors.',
    'Handle vouchers and cash transfers where beneficiaries enter a PIN.',
    'A nurse earns £29,970 until the OSCE and more upon your PIN.',
    'After you accept our offer we will ask for your account number and BVN for payroll, not before.',
    'The officer registers contributors and updates records with NIN and BVN.',
    'Call customers who were tricked into sharing a PIN or card details.',
    'At resumption, HR will take your bank details and BVN for payroll.',
    'We will ask for your NIN when you get the letter.',
    'Deliver parcels and ask for a signature.',
  ])('lets “%s” pass [CHECK-3]', (sentence) => {
    expect(secretData.find(textToCheck(sentence))).toBeUndefined();
  });
});
