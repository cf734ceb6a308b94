import type { MailTemplate } from '../src/platform/mail/mail-templates.js';
import { APPLICATION_MAILS } from './application-mail-words.js';
import { MODERATION_MAILS } from './moderation-mail-words.js';

export interface Words {
  data: Record<string, string>;
  subject: string;
  /** The paragraphs between greeting and footer, as text and, if different, as HTML. */
  text: string[];
  html?: string[];
  /** The target of the button or link in the HTML. */
  link?: string;
  /** The link below it, to switch off these mails. */
  switchOff?: string;
}

/** The words of every mail. */
export const MAILS: Record<MailTemplate, Words> = {
  ...MODERATION_MAILS,
  ...APPLICATION_MAILS,
  'email-proof': {
    data: { proofUrl: 'https://board.example/verify-email#abc', account: 'a company account' },
    subject: 'Confirm your e-mail address for Skybil',
    text: [
      'Hello,',
      'Somebody, most likely you, made a company account on Skybil with this e-mail address. Please confirm that it is yours:',
      'https://board.example/verify-email#abc',
      'That was not you? Open the same link and press “It was not me”: the account is erased, and your address is free. The link works for 24 hours. Until you confirm we send nothing else to you about this account.',
    ],
    html: [
      'Hello,',
      'Somebody, most likely you, made a company account on Skybil with this e-mail address. Please confirm that it is yours:',
      'Confirm my e-mail',
      'That was not you? Open the same link and press “It was not me”: the account is erased, and your address is free. The link works for 24 hours. Until you confirm we send nothing else to you about this account.',
    ],
    link: 'https://board.example/verify-email#abc',
  },
  'email-change': {
    data: { proofUrl: 'https://board.example/verify-email#abc', account: 'a company account' },
    subject: 'Confirm your new e-mail address for Skybil',
    text: [
      'Hello,',
      'Somebody, most likely you, wants to use this e-mail address for a company account on Skybil. Please confirm that it is yours:',
      'https://board.example/verify-email#abc',
      'That was not you? Open the same link and press “It was not me”: then nothing changes. The link works for 24 hours.',
    ],
    html: [
      'Hello,',
      'Somebody, most likely you, wants to use this e-mail address for a company account on Skybil. Please confirm that it is yours:',
      'Confirm my e-mail',
      'That was not you? Open the same link and press “It was not me”: then nothing changes. The link works for 24 hours.',
    ],
    link: 'https://board.example/verify-email#abc',
  },
  'job-closing': {
    data: {
      name: 'Eko Haulage',
      jobTitle: 'Driver',
      closingDay: '31 December 2026',
      closingUrl: 'https://board.example/forms/closing/abc',
    },
    subject: 'Driver closes on 31 December 2026',
    text: [
      'Hello Eko Haulage,',
      'Your advert Driver takes applications until the end of 31 December 2026. After that it leaves the lists, and its page says that it is closed. Applicants stay, and you can still answer them.',
      'Extend or close it: https://board.example/forms/closing/abc',
      'You need not sign in for that. Opening the page changes nothing.',
    ],
    html: [
      'Hello Eko Haulage,',
      'Your advert Driver takes applications until the end of 31 December 2026. After that it leaves the lists, and its page says that it is closed. Applicants stay, and you can still answer them.',
      'Extend or close it',
      'You need not sign in for that. Opening the page changes nothing.',
    ],
    link: 'https://board.example/forms/closing/abc',
  },
  'email-change-asked': {
    data: { name: 'Ada' },
    subject: 'Your e-mail address is about to change',
    text: [
      'Hello Ada,',
      'Somebody, most likely you, asked to change the e-mail address of your account. It stays as it is until the link that we sent to the new address is opened.',
      'That was not you? Set a new password with a code from the sign-in page at once: it ends the change too. Then write to us.',
    ],
  },
  'email-changed': {
    data: { name: 'Ada' },
    subject: 'Your e-mail address was changed',
    text: [
      'Hello Ada,',
      'The e-mail address of your account was changed just now. From now on our mails go to the new address.',
      'That was not you? Write to us at once.',
    ],
  },
  'reset-code': {
    data: {
      name: 'Ada',
      code: '402913',
      resetUrl: 'https://board.example/reset-password#secret=abc',
      clears: '',
    },
    subject: 'Your code for a new password',
    text: [
      'Hello Ada,',
      'Your code for a new password: 402913',
      'It works for 10 minutes. Or open this link, which works for 24 hours:',
      'https://board.example/reset-password#secret=abc',
      'Either works once. Tell the code to nobody: we never ask for it.',
      'You did not ask for a code? Then do nothing, and your password stays as it is.',
    ],
    html: [
      'Hello Ada,',
      'Your code for a new password:',
      '402913',
      'It works for 10 minutes. Or use this link, which works for 24 hours:',
      'Set a new password',
      'Either works once. Tell the code to nobody: we never ask for it.',
      'You did not ask for a code? Then do nothing, and your password stays as it is.',
    ],
    link: 'https://board.example/reset-password#secret=abc',
  },
  'account-locked': {
    data: { name: 'Ada', failures: '10', signedIn: '', resetUrl: 'https://board.example/reset-password' },
    subject: 'Wrong passwords for your account',
    text: [
      'Hello Ada,',
      'Somebody gave a wrong password for your account 10 times in a row. For some minutes it lets in no device that is new to it; one on which you were signed in before is not held up by what others do.',
      'That was you? Wait a little, or set a new password: https://board.example/reset-password',
      'That was not you? Your password still protects your account. If you use it elsewhere too, choose one that is only for here.',
    ],
    html: [
      'Hello Ada,',
      'Somebody gave a wrong password for your account 10 times in a row. For some minutes it lets in no device that is new to it; one on which you were signed in before is not held up by what others do.',
      'That was you? Wait a little, or set a new password.',
      'That was not you? Your password still protects your account. If you use it elsewhere too, choose one that is only for here.',
    ],
    link: 'https://board.example/reset-password',
  },
  'password-changed': {
    data: { name: 'Ada' },
    subject: 'Your password was changed',
    text: [
      'Hello Ada,',
      'Your password was changed just now, and whoever was signed in elsewhere was signed out.',
      'That was not you? Ask for a code on the sign-in page and set a new password at once, then write to us.',
    ],
  },
  'second-factor-on': {
    data: { name: 'Ada' },
    subject: 'Two-step sign-in was turned on',
    text: [
      'Hello Ada,',
      'Two-step sign-in was turned on for your account just now: signing in asks for a code of an authenticator app too.',
      'That was not you? Set a new password with a code from the sign-in page at once, then write to us.',
    ],
  },
  'second-factor-off': {
    data: { name: 'Ada' },
    subject: 'Two-step sign-in was turned off',
    text: [
      'Hello Ada,',
      'Two-step sign-in was turned off for your account just now: the password alone signs in, and the recovery codes work no more.',
      'That was not you? Set a new password with a code from the sign-in page at once, then write to us.',
    ],
  },
  'account-idle': {
    data: { name: 'Ada', end: '3 November 2028' },
    subject: 'Your account is about to be erased',
    text: [
      'Hello Ada,',
      'Nobody has used your account for a long time. On 3 November 2028 it will be erased, with all that is kept with it.',
      'To keep it, sign in before that day:',
      'https://board.example',
    ],
    html: [
      'Hello Ada,',
      'Nobody has used your account for a long time. On 3 November 2028 it will be erased, with all that is kept with it.',
      'To keep it, sign in before that day:',
      'Sign in',
    ],
    link: 'https://board.example',
  },
  'newsletter-confirm': {
    data: { confirmUrl: 'https://board.example/newsletter/confirm?token=abc' },
    subject: 'Confirm your e-mail for the Skybil newsletter',
    text: [
      'Hello,',
      'Somebody, most likely you, asked for the Skybil newsletter at this address. Please confirm it:',
      'https://board.example/newsletter/confirm?token=abc',
      'The link works for 7 days. You did not ask? Then do nothing: without the confirmation you get no newsletter.',
    ],
    html: [
      'Hello,',
      'Somebody, most likely you, asked for the Skybil newsletter at this address. Please confirm it:',
      'Confirm my e-mail',
      'The link works for 7 days. You did not ask? Then do nothing: without the confirmation you get no newsletter.',
    ],
    link: 'https://board.example/newsletter/confirm?token=abc',
  },
  'newsletter-welcome': {
    data: {
      unsubscribePage: 'https://board.example/newsletter/unsubscribe?token=abc',
      unsubscribeUrl: 'https://board.example/api/newsletter/unsubscribe?token=abc',
    },
    subject: 'You are on the Skybil newsletter',
    text: [
      'Hello,',
      'Your e-mail is confirmed. You are on the list of the Skybil newsletter.',
      'Enough of it? Unsubscribe at any time: https://board.example/newsletter/unsubscribe?token=abc',
    ],
    html: [
      'Hello,',
      'Your e-mail is confirmed. You are on the list of the Skybil newsletter.',
      'Enough of it? Unsubscribe at any time.',
    ],
    link: 'https://board.example/newsletter/unsubscribe?token=abc',
  },
  'company-checked': {
    data: { company: 'Eko Haulage', number: 'RC 123456', reason: 'The certificate names another company.' },
    subject: 'The registration of your company',
    text: [
      'Hello,',
      'We have looked at the registration RC 123456 of Eko Haulage and cannot confirm it: The certificate names another company.',
      'You can send number and certificate again:',
      'https://board.example/dashboard/profile',
      'You disagree? Write to help@board.example.',
    ],
    html: [
      'Hello,',
      'We have looked at the registration RC 123456 of Eko Haulage and cannot confirm it: The certificate names another company.',
      'You can send number and certificate again:',
      'Company profile',
      'You disagree? Write to help@board.example.',
    ],
    link: 'https://board.example/dashboard/profile',
  },
  'company-claimed': {
    data: { company: 'Eko Haulage' },
    subject: 'Your company page on Skybil',
    text: [
      'Hello,',
      'The page of Eko Haulage on Skybil, with its jobs, is yours now. Set a password for this e-mail, then sign in as a recruiter:',
      'https://board.example/reset-password',
    ],
    html: [
      'Hello,',
      'The page of Eko Haulage on Skybil, with its jobs, is yours now. Set a password for this e-mail, then sign in as a recruiter:',
      'Set a password',
    ],
    link: 'https://board.example/reset-password',
  },
};
