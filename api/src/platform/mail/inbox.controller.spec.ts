import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { Types } from 'mongoose';
import { Settings } from '../config/settings.js';
import { InboxPage } from './inbox-page.js';
import { InboxController } from './inbox.controller.js';
import type { MailService } from './mail.service.js';
import type { ShownMail } from './outbox.repository.js';

const MAIL = {
  _id: new Types.ObjectId('665f1c2e9b3e4a0012ab34cd'),
  to: 'ada@x.example',
  template: 'password-changed',
  data: { code: '123456' },
  rendered: {
    subject: 'Hello & welcome',
    text: 'See https://board.example/a?b=c&d=e now.\nOr http://x.example',
    html: '<p>Text</p>',
  },
  createdAt: new Date('2026-11-21T23:30:00Z'),
} as unknown as ShownMail;

const HERE = { socket: { remoteAddress: '127.0.0.1' }, headers: { host: 'localhost' } } as Request;
const ELSEWHERE = { ...HERE, headers: { host: 'board.example' } } as Request;

function inbox(settings: Partial<Settings>) {
  const shown = jest.fn().mockResolvedValue([MAIL]);
  const mail = { shown } as unknown as MailService;
  return {
    shown,
    controller: new InboxController(Object.assign(new Settings(), settings), mail, new InboxPage()),
  };
}

describe('the inbox for developers', () => {
  it('lists the selected fields of mails to the requested address', async () => {
    const { controller, shown } = inbox({ NODE_ENV: 'development' });
    await expect(controller.list(HERE, { to: 'ada@x.example' })).resolves.toEqual({
      success: true,
      message: 'OK',
      mails: [
        {
          _id: '665f1c2e9b3e4a0012ab34cd',
          to: 'ada@x.example',
          subject: 'Hello & welcome',
          text: MAIL.rendered.text,
          html: '<p>Text</p>',
          date: '2026-11-21T23:30:00.000Z',
        },
      ],
    });
    expect(shown).toHaveBeenCalledWith('ada@x.example');
  });

  it('shows mails as a page with links and the time in Lagos', async () => {
    const page = await inbox({ NODE_ENV: 'development' }).controller.inbox(HERE);
    expect(page).toContain('<h2>Hello &amp; welcome</h2>');
    expect(page).toContain('To ada@x.example');
    expect(page).toContain('<time datetime="2026-11-21T23:30:00.000Z">22 Nov 2026, 00:30:00</time>');
    expect(page.replaceAll('&#x3D;', '=')).toContain(
      '<pre>See <a href="https://board.example/a?b=c&amp;d=e">https://board.example/a?b=c&amp;d=e</a> now.\nOr ' +
        '<a href="http://x.example">http://x.example</a></pre>',
    );
  });

  it.each<[string, Partial<Settings>]>([
    ['in production', { NODE_ENV: 'production' }],
    ['if mail is sent', { NODE_ENV: 'development', SMTP_URL: 'smtp://mail.example' }],
  ])('does not exist %s', async (_, settings) => {
    const { controller, shown } = inbox(settings);
    const missing = { code: 'not_found', message: MESSAGES.notFound };
    await expect(controller.list(HERE, {})).rejects.toMatchObject(missing);
    await expect(controller.inbox(HERE)).rejects.toMatchObject(missing);
    expect(shown).not.toHaveBeenCalled();
  });

  it('does not exist for other machines', async () => {
    const { controller, shown } = inbox({ NODE_ENV: 'development' });
    await expect(controller.list(ELSEWHERE, {})).rejects.toMatchObject({ code: 'not_found' });
    await expect(controller.inbox(ELSEWHERE)).rejects.toMatchObject({ code: 'not_found' });
    expect(shown).not.toHaveBeenCalled();
  });
});
