import { Settings } from '../config/settings.js';
import { isBareAddress } from './mail-address.js';
import { MailRenderer } from './mail-renderer.js';
import { MAIL_TEMPLATES, type MailTemplate } from './mail-templates.js';

const renderer = new MailRenderer(Object.assign(new Settings(), { PUBLIC_URL: 'https://board.example' }));
const NAMES = Object.keys(MAIL_TEMPLATES) as MailTemplate[];
const ATTACK = `<img src=x onerror="alert(1)">&'`;
const filled = (name: MailTemplate, value: string) =>
  Object.fromEntries(MAIL_TEMPLATES[name].values.map((field) => [field, value]));

describe('MailRenderer', () => {
  it.each(NAMES)('renders subject, text and HTML of %s without gaps', (name) => {
    const mail = renderer.render(name, filled(name, 'something'));
    expect(mail.subject).not.toMatch(/\{\{|undefined/);
    expect(mail.text).toContain('https://board.example');
    expect(mail.html).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
    expect(mail.text + mail.html).not.toMatch(/\{\{|undefined|\[object/);
  });

  it.each(NAMES)('escapes every value in the HTML of %s and none in its text [MAIL-2]', (name) => {
    const mail = renderer.render(name, filled(name, ATTACK));
    expect(mail.html).not.toContain('<img');
    expect(mail.text).not.toContain('&lt;');
  });

  it.each(NAMES)('shows every value of %s in text and HTML', (name) => {
    // a header, a part of the subject, and values that only choose between two texts
    const unseen = [
      'unsubscribeUrl',
      'decision',
      'signedIn',
      'clears',
      'hasNote',
      'many',
      'isCancelled',
      'isAnswered',
    ];
    const shown = MAIL_TEMPLATES[name].values.filter((value) => !unseen.includes(value));
    const mail = renderer.render(
      name,
      Object.fromEntries(MAIL_TEMPLATES[name].values.map((value) => [value, `the ${value}.`])),
    );
    for (const value of shown) {
      expect(mail.text).toContain(`the ${value}.`);
      expect(mail.html).toContain(`the ${value}.`);
    }
  });

  it('throws if a value is missing', () => {
    expect(() => renderer.render('application-decided', { name: 'Ada' })).toThrow(
      'jobTitle, company, status, nextStep',
    );
  });

  it('throws if the subject would contain a line break', () => {
    const data = {
      ...{ name: 'Ada', company: 'A', status: 'Accepted', nextStep: '' },
      jobTitle: 'Dev\r\nBcc: all@x.example',
    };
    expect(() => renderer.render('application-decided', data)).toThrow('more than one line');
  });

  it('isBareAddress accepts only one plain address', () => {
    expect(isBareAddress('ada@x.example')).toBe(true);
    const refused = [
      'a@x.example,b@x.example',
      'Ada <a@x.example>',
      'a@x.example\r\nBcc: b@x.example',
      'a b@x.example',
      '',
    ];
    expect(refused.filter(isBareAddress)).toEqual([]);
  });
});
