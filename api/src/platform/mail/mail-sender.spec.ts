import type { MailerService } from '@nestjs-modules/mailer';
import { Types } from 'mongoose';
import { Settings } from '../config/settings.js';
import { isUnreachable, MailSender } from './mail-sender.js';
import type { OutboxMail } from './outbox.schema.js';

const ID = '665f1c2e9b3e4a0012ab34cd';
const MAIL = { _id: new Types.ObjectId(ID), to: 'ada@x.example' } as OutboxMail;
const RENDERED = { subject: 'Hello', text: 'Text', html: '<p>Text</p>' };

describe('MailSender', () => {
  const settings = Object.assign(new Settings(), {
    PUBLIC_URL: 'https://board.example:8443/',
    SUPPORT_EMAIL: 'help@board.example',
    SMTP_URL: 'smtp://mail.example',
  });
  const sendMail = jest.fn().mockResolvedValue(undefined);
  let sender: MailSender;
  beforeEach(() => {
    sender = new MailSender(settings, { sendMail } as unknown as MailerService);
  });

  it('sends one plain address, the rendered texts and the Message-ID of the row', async () => {
    await sender.send(MAIL, RENDERED);
    expect(sendMail).toHaveBeenLastCalledWith({
      ...RENDERED,
      to: { name: '', address: 'ada@x.example' },
      messageId: `<${ID}@board.example>`,
      headers: {},
    });
  });

  it('adds headers for one-click and mail unsubscription if there is an unsubscribe URL', async () => {
    await sender.send(MAIL, RENDERED, {
      unsubscribeUrl: 'https://board.example/api/newsletter/unsubscribe?token=t',
    });
    expect(sendMail).toHaveBeenLastCalledWith(
      expect.objectContaining({
        headers: {
          'List-Unsubscribe':
            '<https://board.example/api/newsletter/unsubscribe?token=t>, <mailto:help@board.example?subject=unsubscribe>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    );
  });

  it('attaches a calendar file', async () => {
    await sender.send(MAIL, RENDERED, { calendar: 'BEGIN:VCALENDAR' });
    const [attachment] = sendMail.mock.lastCall?.[0].attachments;
    expect(attachment).toEqual({
      filename: 'interview.ics',
      content: 'BEGIN:VCALENDAR',
      contentType: 'text/calendar; charset=utf-8',
    });
  });

  it('is on if a server is configured', () => {
    const off = Object.assign(new Settings(), { PUBLIC_URL: 'https://board.example' });
    expect([sender.isOn, new MailSender(off, {} as MailerService).isOn]).toEqual([true, false]);
  });

  it.each([
    'ECONNECTION',
    'ECONNREFUSED',
    'ECONNRESET',
    'EAUTH',
    'EDNS',
    'ENOAUTH',
    'EPROTOCOL',
    'EPROXY',
    'ESOCKET',
    'ETIMEDOUT',
    'ETLS',
  ])('treats %s as an unreachable server', (code) => {
    expect(isUnreachable(Object.assign(new Error(), { code }))).toBe(true);
  });

  it('treats a dropped connection as an unreachable server, so that no mail is given up for it', () => {
    expect(isUnreachable(new Error('Unexpected socket close'))).toBe(true);
  });

  it.each([
    ['a refusal that mentions a timeout', Object.assign(new Error('451 timed out'), { responseCode: 451 })],
    ['a refused recipient', Object.assign(new Error(), { code: 'EENVELOPE' })],
    ['a refused mail', Object.assign(new Error(), { code: 'EMESSAGE' })],
    ['a numeric code', Object.assign(new Error(), { code: 550 })],
    ['an error without a code', new Error()],
    ['nothing', undefined],
  ])('treats %s as a refusal of the mail', (_, error) => {
    expect(isUnreachable(error)).toBe(false);
  });
});
