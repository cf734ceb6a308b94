import { textToCheck } from '../../../../test/advert-to-check.js';
import { chatOnly } from './chat-only.rule.js';

describe('the rule chat-only', () => {
  it.each([
    'Send your CV by WhatsApp to 08031234567.',
    'Join our Telegram group to apply.',
    'Applications are accepted on WhatsApp only.',
    'Download Telegram and text our manager.',
    'Reply this advert on WhatsApp with your location.',
    'Apply here: telegram.me/kitchen.',
    'Write to our manager on Telegram.',
    'We only attend to WhatsApp messages.',
    'DM us on Telegram to get started.',
    'Only Telegram entries would be looked at.',
    'Text the owner through WhatsApp chat exclusively.',
    'All submissions must be directed to the officer on WhatsApp.',
    'The manager will attend to you on Telegram.',
    'Strictly WhatsApp: 08000000890.',
    'WhatsApp your picture and CV to our manager.',
    "WhatsApp 'JOB' to 08160007788.",
    'All enquiries and applications go to the recruiter on Telegram.',
    'The engineers do not speak English so all applications go to their clerk by WhatsApp.',
    'Telegram is our sole channel.',
    'WhatsApp Mrs. Bello on 0803 000 1234 with your name.',
    'Message our boss on WhatsApp, we have no portal and accept no walk in.',
    'Fill the form by hand and send a picture of it on WhatsApp.',
    'Send your name on WhatsApp, do not call the office or come here.',
  ])('catches “%s” [CHECK-1]', (sentence) => {
    expect(chatOnly.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each([
    'Send your CV to jobs@kitchen.example or chat with us on WhatsApp.',
    'Answer customers on WhatsApp and Telegram.',
    'We use WhatsApp only to remind you of the interview.',
    'For questions you may send a WhatsApp message.',
    'Apply through our website and follow us on Telegram.',
    'Radisson will never contact you on WhatsApp to offer a job.',
    'Send pictures of your work on WhatsApp or come to the workshop.',
    'Call or WhatsApp 0809 000 4120, or visit us at the office.',
    'You can WhatsApp us, call, or simply walk in.',
    'Send your name to our WhatsApp, or email through the site.',
    'Call 0803 000 1111 or send your CV on WhatsApp.',
    'Send your CV by email or by WhatsApp to 08090001111.',
    'Send your CV on WhatsApp to 08030001111 or drop it at our shop.',
    'Answer posts on WhatsApp; our office has no email.',
    'Apply by email, by hand at our desk or on our WhatsApp line.',
    'Send your name on WhatsApp, or just waka come in the morning.',
    'Apply on WhatsApp, email or phone.',
    'Call the farm on 0803 000 1111, or WhatsApp the same number.',
    'Call Pastor Bitrus on 0803 000 1111 or send a message on WhatsApp.',
    'Sign up through this board, and join our WhatsApp list later if you like.',
  ])('lets “%s” pass [CHECK-3]', (sentence) => {
    expect(chatOnly.find(textToCheck(sentence))).toBeUndefined();
  });

  it('does not take a way that the advert refuses for another way [CHECK-1]', () => {
    const advert = textToCheck(
      'Chat with our captain on WhatsApp. Please do not apply through this website.',
    );
    expect(chatOnly.find(advert)).toBe('Chat with our captain on WhatsApp.');
  });
});
