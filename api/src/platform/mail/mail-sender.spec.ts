import type { MailerService } from '@nestjs-modules/mailer';
import { Types } from 'mongoose';
import { Settings } from '../config/settings.js';
import { isUnreachable, MailSender } from './mail-sender.js';
import type { OutboxMail } from './outbox.schema.js';

const ID = '665f1c2e9b3e4a0012ab34cd';
const MAIL = { _id: new Types.ObjectId(ID), to: 'ada@x.example' } as OutboxMail;
const RENDERED = { subject: 'Hello', text: 'Text', html: '<p>Text</p>' };

describe('sending a mail', () => {
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

  it('hands over one bare address, the rendered texts and the Message-ID of its row', async () => {
    await sender.send(MAIL, RENDERED);
    expect(sendMail).toHaveBeenLastCalledWith({
      ...RENDERED,
      to: { name: '', address: 'ada@x.example' },
      messageId: `<${ID}@board.example>`,
      headers: {},
    });
  });

  it('offers one click and a mail to leave the list where there is an address to post to', async () => {
    await sender.send(MAIL, RENDERED, 'https://board.example/api/newsletter/unsubscribe?token=t');
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

  it('is on where a server is named', () => {
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
  ])('%s says that the server is out of reach', (code) => {
    expect(isUnreachable(Object.assign(new Error(), { code }))).toBe(true);
  });

  it('a server that hangs up is out of reach, and no mail is given up for it', () => {
    expect(isUnreachable(new Error('Unexpected socket close'))).toBe(true);
  });

  it.each([
    ['a refusal that speaks of time', Object.assign(new Error('451 timed out'), { responseCode: 451 })],
    ['a refused recipient', Object.assign(new Error(), { code: 'EENVELOPE' })],
    ['a refused mail', Object.assign(new Error(), { code: 'EMESSAGE' })],
    ['a code that is a number', Object.assign(new Error(), { code: 550 })],
    ['an error without a code', new Error()],
    ['nothing', undefined],
  ])('%s says something about the mail', (_, error) => {
    expect(isUnreachable(error)).toBe(false);
  });
});
