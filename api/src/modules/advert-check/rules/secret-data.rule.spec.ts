import { textToCheck } from '../../../../test/advert-to-check.js';
import { secretData } from './secret-data.rule.js';

describe('the rule secret-data', () => {
  it.each([
    'Send your BVN and NIN with your application.',
    'We require a picture of your debit card before we invite you.',
    'Share the OTP with our recruiter.',
    'Fill the form with your card number, expiry and CVV.',
    'Tell us the six digits which appear on your screen.',
    'Payments from our buyers land in your account and you move them on, minus 5 percent.',
    'Receive parcels at your home and post them abroad.',
    'We require the login and password of your mobile bank.',
    'A bank account in your name is needed for refunds of our customers.',
    'For our payroll we need access to your mobile banking app.',
    'Reply with the verification number that drops on your phone.',
    'You receive stakes through your Opay account and move the total to us.',
    'For payroll, send photos of the front and back of your debit card.',
    'We need people with bank accounts to receive funds.',
    'Provide your ATM card digits so that we register you for payroll.',
    'Use your bank account to collect money for our company.',
    'Receive parcels for our clients at your residence and reship them.',
    'We credit your account, you withdraw and deliver to our runner.',
    'A code comes to your line; tell us the code.',
    'Log in with your bank app password.',
    'Provide your internet banking username and password for payroll integration.',
    'Assistants receive payments from clients with their personal bank account and forward the balance.',
    'Money from clients will enter: use your personal account to receive funds.',
    'Drop BVN, bank and the six-digit number you get when I start the capturing.',
    'Each person submits the 16 digits of their ATM card so that payroll can link it.',
    'It will ask for your BVN and the PIN of the card.',
    'Log in with the e-mail and password that you use for mobile banking.',
    'Key in account number and transfer PIN to confirm you are the owner.',
    'Forward the one-time number you get to our HR.',
    'Applicants shall share their wallet login with the territory lead.',
    'For quick salary setup submit your mobile app password.',
    'Forward the SMS from your bank to this number.',
    'All applicants confirm their identity by entering their debit card number.',
    'Include your credentials and your eleven-digit Bank Verification Number.',
    'You go receive OTP, put the OTP for the box.',
    'Prospective assistants confirm who they are by submitting their NIN and internet banking login.',
    'You will get an OTP and read it out to our recruiter.',
    "Reply with NIN slip, BVN and your mother's maiden name.",
    'Shortlisting is strictly by BVN verification.',
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
    'After you accept our offer we will ask for your account number and BVN for payroll, not before.',
    'The officer registers contributors and updates records with NIN and BVN.',
    'Call customers who were tricked into sharing a PIN or card details.',
  ])('lets “%s” pass [CHECK-3]', (sentence) => {
    expect(secretData.find(textToCheck(sentence))).toBeUndefined();
  });
});
