import { MAILS, type Words } from '../../../test/mail-words.js';
import { Settings } from '../config/settings.js';
import { MailRenderer } from './mail-renderer.js';
import type { MailTemplate } from './mail-templates.js';

const settings = Object.assign(new Settings(), {
  PUBLIC_URL: 'https://board.example',
  SUPPORT_EMAIL: 'help@board.example',
});
const renderer = new MailRenderer(settings);

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
      '-- Skybil, jobs in Nigeria and remote https://board.example Questions? Write to help@board.example';
    expect(oneLine(mail.text)).toBe([...text, foot].join(' '));
  });

  it.each(CASES)('match for %s as HTML', (template, { data, text, html, link, switchOff }) => {
    const mail = renderer.render(template, data);
    const foot = 'Skybil, jobs in Nigeria and remote. Questions? Write to help@board.example.';
    expect(oneLine(mail.html.replace(/<[^>]+>/g, ''))).toBe(['Skybil', ...(html ?? text), foot].join(' '));
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, address]) =>
      address?.replace('&#x3D;', '='),
    );
    expect(links).toEqual([
      ...(link ? [link] : []),
      ...(switchOff ? [switchOff] : []),
      'mailto:help@board.example',
    ]);
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
  const data = { nextStep: '', name: typed, jobTitle: typed, company: typed, status: 'Accepted' };
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
