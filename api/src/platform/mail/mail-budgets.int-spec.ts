import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/eventually.js';
import { type TestModules, startModules } from '../../../test/modules.js';
import { startSmtp, type TestSmtp } from '../../../test/smtp.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from './mail-preparers.js';
import { MailModule } from './mail.module.js';
import { MailService } from './mail.service.js';
import type { AccountAddresses } from './proven-addresses.js';
import { AccountsOf } from '../contract/route/principal.js';

@AccountsOf('seeker')
class Addresses implements AccountAddresses {
  isProven(address: string): Promise<boolean | undefined> {
    if (!address.startsWith('ada')) return Promise.resolve(undefined);
    return Promise.resolve(!address.includes('+') || address.includes('+proven'));
  }
}

@PreparesMail('reset-code')
class CodeForEverybodyButNoah implements MailPreparer {
  prepare = ({ to }: MailToPrepare) =>
    Promise.resolve(
      to.startsWith('noah')
        ? null
        : { name: '', code: '123456', resetUrl: 'https://board.example/x', clears: '' },
    );
}

@PreparesMail('job-closing')
class ClosingOfAJob implements MailPreparer {
  prepare = () =>
    Promise.resolve({
      name: 'Acme',
      jobTitle: 'Cook',
      closingDay: '1 December',
      closingUrl: 'https://board.example/x',
    });
}

describe('the daily limits for mails', () => {
  let smtp: TestSmtp;
  let modules: TestModules;
  beforeAll(async () => {
    smtp = await startSmtp();
    const parts = { imports: [MailModule], providers: [Addresses, CodeForEverybodyButNoah, ClosingOfAJob] };
    modules = await startModules(parts, { SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await modules.close();
    await smtp.close();
  });
  beforeEach(async () => {
    smtp.received.length = 0;
    smtp.refuse = undefined;
    await modules.db.collection('counters').deleteMany({});
    await outbox().deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());

  const outbox = () => modules.db.collection('outbox');
  const other = (to: string) => ({
    to,
    template: 'password-changed' as const,
    data: { kind: 'seeker' as const, name: 'Ada' },
  });
  const code = (to: string) => ({ to, template: 'reset-code' as const, data: { kind: 'seeker' as const } });
  const closing = (to: string) => ({
    to,
    template: 'job-closing' as const,
    data: { kind: 'company' as const },
  });
  const news = (to: string) => ({
    to,
    template: 'newsletter-confirm' as const,
    data: { kind: 'newsletter' as const, confirmUrl: 'https://board.example/newsletter/confirm?token=t' },
  });
  type Written = ReturnType<typeof other | typeof code | typeof news | typeof closing>;
  /** Enqueues this many mails and waits until at most `left` of them are unsent. */
  async function send(count: number, mailTo: (at: number) => Written, left = 0): Promise<void> {
    const mail = modules.app.get(MailService);
    await Promise.all(Array.from({ length: count }, (_, at) => mail.enqueue(mailTo(at))));
    await eventually(async () => {
      expect(await outbox().countDocuments({ status: 'waiting' })).toBe(0);
      expect(await outbox().countDocuments()).toBe(left);
    }, 15_000);
  }
  const received = (to = /./) => smtp.received.filter((mail) => to.test(mail.to.join())).length;

  it('allow a mailbox three newsletter mails, seven codes and seven other mails [MAIL-5]', async () => {
    await send(5, () => news('ada@x.example'));
    expect(received()).toBe(3);
    await send(15, () => code('ada@x.example'));
    expect(received()).toBe(3 + 7);
    await send(15, () => other('ada@x.example'), 8);
    expect(received()).toBe(3 + 7 + 7);
  }, 30_000);

  it('let other mails through beside thirty about the closing of jobs [MAIL-5]', async () => {
    await send(32, () => closing('ada@x.example'), 2);
    expect(received()).toBe(30);
    await send(1, () => other('ada@x.example'), 2);
    expect(received()).toBe(31);
  }, 30_000);

  it('count an address without its tag, and a Gmail address also without its dots', async () => {
    const ways = ['a.da@gmail.com', 'ada+proven@gmail.com', 'a.d.a+x@googlemail.com'];
    await send(12, (at) => other(ways[at % 3] ?? ''), 5);
    expect(received()).toBe(7);
    await send(1, () => other('bola@gmail.com'), 5);
    expect(received(/bola/)).toBe(1);
  }, 30_000);

  it('let a code through after the limit for other mails is used up [MAIL-5]', async () => {
    await send(10, () => other('ada@x.example'), 3);
    await send(1, () => code('ada@x.example'), 3);
    expect(received()).toBe(8);
  }, 30_000);

  it('keep the limits of plain and proven addresses separate from codes to tagged addresses [MAIL-5]', async () => {
    await send(8, (at) => code(`ada+${at}@x.example`));
    expect(received()).toBe(3);
    await send(1, () => code('ada@x.example'));
    await send(1, () => code('ada+proven@x.example'));
    expect(received(/^ada@/)).toBe(1);
    expect(received(/proven/)).toBe(1);
  }, 30_000);

  it('delay mails beyond the limit until the next day [MAIL-22]', async () => {
    const told = new Date();
    await send(10, () => other('ada@x.example'), 3);
    const held = await outbox().find().toArray();
    expect(held.map(({ status }) => status)).toEqual(['held', 'held', 'held']);
    for (const { dueAt } of held)
      expect((dueAt as Date).getTime()).toBeGreaterThan(told.getTime() + 23 * 3_600_000);
    expect(await modules.app.get(MailService).outboxAge()).toEqual({ seconds: 0, dead: 0 });
    await modules.db.collection('counters').updateMany({}, { $set: { expiresAt: new Date(0) } });
    await outbox().updateMany({}, { $set: { dueAt: new Date(0) } });
    await eventually(async () => expect(await outbox().countDocuments()).toBe(0), 15_000);
    expect(received()).toBe(10);
  }, 30_000);

  it('log one line for each mail beyond the limit, without the address', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await send(9, () => other('ada@x.example'), 2);
    await send(9, () => news('ada@x.example'), 2);
    const said = warn.mock.calls.map(([, sentence]: unknown[]) => sentence);
    const enough = 'a limit of the day is used up';
    expect(said).toEqual([
      ...Array.from({ length: 2 }, () => `mail waits for another day, ${enough}`),
      ...Array.from({ length: 6 }, () => `mail dropped, ${enough}`),
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/\bada\b/);
  }, 30_000);

  it('count a mail once, however often it is retried [MAIL-22]', async () => {
    let tries = 0;
    smtp.refuse = () => ((tries += 1) < 4 ? 451 : undefined);
    await modules.app.get(MailService).enqueue(other('ada@x.example'));
    await eventually(async () => {
      await outbox().updateMany({}, { $set: { dueAt: new Date(0) } });
      expect(received()).toBe(1);
    }, 10_000);
    await send(7, () => other('ada@x.example'), 1);
    expect(received()).toBe(7);
  }, 30_000);

  it('allow one network thirty mails to strangers, delay or refuse the rest, and do not affect others [MAIL-21]', async () => {
    const mail = modules.app.get(MailService);
    const flood = (at: number) => `2001:db8:56:10${at % 5}::${at}`;
    const proof = (to: string) => ({
      to,
      template: 'email-proof' as const,
      data: { kind: 'seeker' as const },
    });
    for (let at = 0; at < 35; at += 1)
      await mail.enqueue({ ...news(`made-up${at}@x.example`), ip: flood(at) });
    const none = async () => expect(await outbox().countDocuments({ status: 'waiting' })).toBe(0);
    await eventually(none, 15_000);
    await mail.enqueue({ ...proof('new@x.example'), ip: flood(0) });
    await mail.enqueue({ ...code('ada@x.example'), ip: flood(0) });
    await eventually(none, 15_000);
    expect([received(/made-up|new/), received(/ada/)]).toEqual([30, 1]);
    expect(await outbox().find().toArray()).toMatchObject([{ template: 'email-proof', status: 'held' }]);
    await expect(mail.refuseToStrangers(flood(9))).rejects.toMatchObject({ code: 'too_many_requests' });
    await mail.refuseToStrangers('203.0.113.9');
    await mail.enqueue({ ...news('honest@x.example'), ip: '203.0.113.9' });
    await eventually(() => Promise.resolve(expect(received(/honest/)).toBe(1)), 15_000);
  }, 60_000);

  it('do not count mails without a recipient', async () => {
    await send(14, (at) => code(`noah+${at}@x.example`));
    const left = await modules.db
      .collection('counters')
      .find({ count: { $gt: 0 } })
      .toArray();
    expect(left).toEqual([]);
  }, 30_000);
});
