import { Logger } from '@nestjs/common';
import { eventually } from '../../test/eventually.js';
import { type TestModules, startModules } from '../../test/modules.js';
import { startSmtp, type TestSmtp } from '../../test/smtp.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from './mail-preparers.js';
import { MailModule } from './mail.module.js';
import { MailService } from './mail.service.js';

@PreparesMail('reset-code')
class CodeForEverybodyButNoah implements MailPreparer {
  prepare = ({ to }: MailToPrepare) =>
    Promise.resolve(
      to.startsWith('noah') ? null : { name: '', code: '123456', resetUrl: 'https://board.example/x' },
    );
}

describe('the mails of one mailbox in a day', () => {
  let smtp: TestSmtp;
  let modules: TestModules;
  beforeAll(async () => {
    smtp = await startSmtp();
    const parts = { imports: [MailModule], providers: [CodeForEverybodyButNoah] };
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
  });
  afterEach(() => jest.restoreAllMocks());

  const outbox = () => modules.db.collection('outbox');
  const other = (to: string) => ({ to, template: 'password-changed' as const, data: { name: 'Ada' } });
  const code = (to: string) => ({ to, template: 'reset-code' as const, data: { kind: 'seeker' } });
  const news = (to: string) => ({
    to,
    template: 'newsletter-confirm' as const,
    data: { confirmUrl: 'https://board.example/newsletter/confirm?token=t' },
  });
  type Written = ReturnType<typeof other> | ReturnType<typeof code> | ReturnType<typeof news>;
  /** Writes so many mails at once, and waits until none of them is left. */
  async function send(count: number, mailTo: (at: number) => Written): Promise<void> {
    const mail = modules.app.get(MailService);
    await Promise.all(Array.from({ length: count }, (_, at) => mail.enqueue(mailTo(at))));
    await eventually(async () => expect(await outbox().countDocuments()).toBe(0), 15_000);
  }
  const received = (to = /./) => smtp.received.filter((mail) => to.test(mail.to.join())).length;

  it('are three of the newsletter, twelve codes and eight others, 20 beside the newsletter’s in all', async () => {
    await send(5, () => news('ada@x.example'));
    expect(received()).toBe(3);
    await send(15, () => code('ada@x.example'));
    expect(received()).toBe(3 + 12);
    await send(25, () => other('ada@x.example'));
    expect(received()).toBe(3 + 12 + 8);
  }, 30_000);

  it('are counted together whatever stands behind a plus, at Gmail whatever dots there are', async () => {
    const ways = ['a.da@gmail.com', 'ada+jobs@gmail.com', 'a.d.a+x@googlemail.com'];
    await send(15, (at) => other(ways[at % 3] ?? ''));
    expect(received()).toBe(8);
    await send(1, () => other('bola@gmail.com'));
    expect(received(/bola/)).toBe(1);
  }, 30_000);

  it('leave a code its place, however many others came', async () => {
    await send(20, () => other('ada@x.example'));
    await send(1, () => code('ada@x.example'));
    expect(received()).toBe(9);
  }, 30_000);

  it('that are too many are told in one line each, without the address', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await send(10, () => other('ada@x.example'));
    expect(warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warn.mock.calls)).toContain('its mailbox had enough of them today');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('ada');
  }, 30_000);

  it('are counted once for each, however often one is tried', async () => {
    let tries = 0;
    smtp.refuse = () => ((tries += 1) < 4 ? 451 : undefined);
    await modules.app.get(MailService).enqueue(other('ada@x.example'));
    await eventually(async () => {
      await outbox().updateMany({}, { $set: { dueAt: new Date(0) } });
      expect(received()).toBe(1);
    }, 10_000);
    await send(8, () => other('ada@x.example'));
    expect(received()).toBe(8);
  }, 30_000);

  it('are not used up by what is sent to nobody', async () => {
    await send(14, (at) => code(`noah+${at}@x.example`));
    const left = await modules.db
      .collection('counters')
      .find({ count: { $gt: 0 } })
      .toArray();
    expect(left).toEqual([]);
  }, 30_000);
});
