import { Settings } from '../config/settings.js';
import { MailRenderer } from './mail-renderer.js';
import type { MailTemplate } from './mail-templates.js';

const settings = Object.assign(new Settings(), {
  PUBLIC_URL: 'https://board.example',
  SUPPORT_EMAIL: 'help@board.example',
});
const renderer = new MailRenderer(settings);

interface Words {
  data: Record<string, string>;
  subject: string;
  /** The paragraphs between greeting and footer, as text and, if different, as HTML. */
  text: string[];
  html?: string[];
  /** The target of the button or link in the HTML. */
  link?: string;
}

const MAILS: Record<MailTemplate, Words> = {
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
  'application-decided': {
    data: { name: 'Ada', jobTitle: 'Accountant', company: 'Eko Haulage', status: 'Rejected' },
    subject: 'Rejected: your application for Accountant',
    text: [
      'Hello Ada,',
      'There is news about your application for Accountant at Eko Haulage: Rejected.',
      'See your applications: https://board.example/applications',
    ],
    html: [
      'Hello Ada,',
      'There is news about your application for Accountant at Eko Haulage: Rejected.',
      'See your applications',
    ],
    link: 'https://board.example/applications',
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
const CASES = Object.entries(MAILS) as [MailTemplate, Words][];
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const NO_NAME = CASES.filter(([, { data }]) => 'name' in data);

describe('the words of mails', () => {
  it('tell the owner of a locked account what to do if a signed-in device gave the wrong passwords', () => {
    const resetUrl = 'https://board.example/reset-password';
    const told = renderer.render('account-locked', { name: 'Ada', failures: '5', signedIn: 'yes', resetUrl });
    for (const text of [told.text, told.html].map((form) => oneLine(form.replaceAll(/<[^>]+>/g, ''))))
      for (const sentence of [
        'Somebody who is signed in to your account gave a wrong password 5 times in a row.',
        'That was not you? Then somebody uses a device on which you are signed in, or has copied its sign-in.',
        'It signs your account out everywhere.',
      ])
        expect(text).toContain(sentence);
    expect(told.text).not.toContain('For some minutes');
  });

  it.each([
    [
      'reset-code',
      { name: '', code: '402913', resetUrl: 'https://board.example/reset-password', clears: 'yes' },
      'Setting a password this way removes the name, the resume and the saved jobs of the account, since somebody else may have made it. To keep them, open the link in the mail that confirms your e-mail first.',
    ],
    [
      'password-changed',
      { name: '', cleared: 'yes' },
      'Somebody else may have filled in the account, so we removed its name, resume and saved jobs. Set your name on the account page. If applications were sent from the account, you find them under Applied Jobs: remove what is not yours.',
    ],
  ] as const)(
    "in %s say what a reset removes from a seeker's account [PERSON-37]",
    (template, data, words) => {
      const { text, html } = renderer.render(template, data);
      for (const form of [text, html]) expect(oneLine(form)).toContain(words);
    },
  );

  it.each(CASES)('match for %s as text', (template, { data, subject, text }) => {
    const mail = renderer.render(template, data);
    expect(mail.subject).toBe(subject);
    const foot =
      '-- Skybil, remote jobs for Nigeria https://board.example Questions? Write to help@board.example';
    expect(oneLine(mail.text)).toBe([...text, foot].join(' '));
  });

  it.each(CASES)('match for %s as HTML', (template, { data, text, html, link }) => {
    const mail = renderer.render(template, data);
    const foot = 'Skybil, remote jobs for Nigeria. Questions? Write to help@board.example.';
    expect(oneLine(mail.html.replace(/<[^>]+>/g, ''))).toBe(['Skybil', ...(html ?? text), foot].join(' '));
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, address]) =>
      address?.replace('&#x3D;', '='),
    );
    expect(links).toEqual([...(link ? [link] : []), 'mailto:help@board.example']);
  });

  it.each(NO_NAME)('in %s greet a person without a name', (template, { data }) => {
    const mail = renderer.render(template, { ...data, name: '' });
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(mail.html).toContain('<p>Hello,</p>');
  });

  it("use the board's own address and contact, whatever the data contains", () => {
    const mail = renderer.render('password-changed', {
      name: 'Ada',
      siteUrl: 'https://other.example',
      supportEmail: 'other@other.example',
    });
    expect(mail.text + mail.html).not.toContain('other');
  });
});

describe('user input in a mail', () => {
  const typed = `www.evil.com ${'x'.repeat(80)}`;
  const data = { name: typed, jobTitle: typed, company: typed, status: 'Accepted' };
  const { subject, text, html } = renderer.render('application-decided', data);

  it('contains no link and at most 60 characters in subject, greeting and text [MAIL-4]', () => {
    const said = `www evil com ${'x'.repeat(46)}…`;
    expect(subject).toBe(`Accepted: your application for ${said}`);
    for (const part of [text, html]) {
      expect(part.split(said)).toHaveLength(4);
      expect(part).not.toContain('evil.com');
    }
  });
});
