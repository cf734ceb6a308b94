import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/eventually.js';
import { type TestModules, startModules } from '../../../test/modules.js';
import { samplesIn, sumOf } from '../../../test/scraped.js';
import { startSmtp, type TestSmtp } from '../../../test/smtp.js';
import { register } from 'prom-client';
import { MailModule } from './mail.module.js';
import { MailService } from './mail.service.js';
import type { AccountAddresses } from './proven-addresses.js';
import { AccountsOf } from '../contract/route/principal.js';

describe('mail over SMTP', () => {
  let smtp: TestSmtp;
  let modules: TestModules;
  const outbox = () => modules.db.collection('outbox');
  const mailTo = (to: string) => ({
    to,
    template: 'password-changed' as const,
    data: { kind: 'seeker' as const, name: 'Ada' },
  });
  /** A mail from long ago whose lease has ended. */
  const storeMail = (change: object) =>
    outbox().insertOne({
      ...mailTo('ada@x.example'),
      status: 'waiting',
      refusals: 0,
      createdAt: new Date(),
      dueAt: new Date(0),
      leaseUntil: new Date(0),
      ...change,
    });
  /** Makes all waiting mails due. */
  const hurry = () => outbox().updateMany({ status: 'waiting' }, { $set: { dueAt: new Date(0) } });
  const start = (database?: string, url = smtp.url) =>
    startModules({ imports: [MailModule] }, { SMTP_URL: url }, database);

  beforeEach(async () => {
    smtp = await startSmtp();
    modules = await start();
  });
  afterEach(async () => {
    await modules.close();
    await smtp.close();
  });

  it('arrives within 2 s with text, HTML and its own Message-ID, and is removed from the outbox', async () => {
    await modules.app.get(MailService).enqueue(mailTo('ada@x.example'));
    await eventually(() => expect(smtp.received).toHaveLength(1), 2_000);
    const [mail] = smtp.received;
    expect(mail?.to).toEqual(['ada@x.example']);
    expect(mail?.headers.get('message-id')).toMatch(/^<[0-9a-f]{24}@localhost>$/);
    expect(mail?.raw).toContain('text/plain');
    expect(mail?.raw).toContain('text/html');
    expect(mail?.headers.has('list-unsubscribe')).toBe(false);
    await eventually(async () => expect(await outbox().countDocuments()).toBe(0), 1_000);
  });

  it('is counted when the server accepts it, and by cause when it does not', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const counts = async () => {
      const samples = samplesIn(await register.metrics());
      const refused = { part: 'mail', cause: 'refused' };
      return [
        sumOf(samples, 'skybil_mails_sent_total', { template: 'password-changed' }),
        sumOf(samples, 'skybil_outside_failures_total', refused),
      ];
    };
    const [sent = 0, refused = 0] = await counts();
    smtp.refuse = () => {
      smtp.refuse = undefined;
      return 550;
    };
    await modules.app.get(MailService).enqueue(mailTo('ada@x.example'));
    await eventually(async () => {
      await hurry();
      expect(await counts()).toEqual([sent + 1, refused + 1]);
    }, 8_000);
    jest.restoreAllMocks();
  }, 10_000);

  it('carries List-Unsubscribe and List-Unsubscribe-Post if it is bulk mail', async () => {
    const link = 'https://board.example/api/newsletter/unsubscribe?token=t';
    await modules.app.get(MailService).enqueue({
      to: 'ada@x.example',
      template: 'newsletter-welcome',
      data: {
        kind: 'newsletter',
        unsubscribePage: 'https://board.example/newsletter/unsubscribe?token=t',
        unsubscribeUrl: link,
      },
    });
    await eventually(() => expect(smtp.received).toHaveLength(1), 2_000);
    const headers = smtp.received[0]?.headers;
    expect(headers?.get('list-unsubscribe')).toBe(
      `<${link}>, <mailto:support@skybil.example?subject=unsubscribe>`,
    );
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it.each([451, 550])(
    'is retried after a refusal with %i under the same Message-ID',
    async (code) => {
      const tried: string[] = [];
      smtp.refuse = (mail) => {
        tried.push(mail.headers.get('message-id') ?? '');
        return tried.length < 3 ? code : undefined;
      };
      await modules.app.get(MailService).enqueue(mailTo('ada@x.example'));
      await eventually(async () => {
        await hurry();
        expect(smtp.received).toHaveLength(1);
      }, 8_000);
      expect(tried).toHaveLength(3);
      expect(new Set(tried).size).toBe(1);
    },
    10_000,
  );

  it('is dead after ten refusals, and operators can see it', async () => {
    smtp.refuse = () => 550;
    await storeMail({ refusals: 9 });
    const mail = modules.app.get(MailService);
    await eventually(
      async () => expect(await mail.outboxAge()).toMatchObject({ dead: 1, seconds: 0 }),
      8_000,
    );
    expect(await outbox().findOne({})).toMatchObject({ status: 'dead', refusals: 10, to: 'ada@x.example' });
  }, 10_000);

  it('is not lost while the server is down [MAIL-1]', async () => {
    const mail = modules.app.get(MailService);
    await smtp.close();
    for (const n of [1, 2, 3]) await mail.enqueue(mailTo(`a${n}@x.example`));
    await eventually(
      async () => expect(await outbox().countDocuments({ dueAt: { $gt: new Date() } })).toBe(3),
      4_000,
    );
    expect(await outbox().countDocuments({ status: 'waiting', refusals: 0 })).toBe(3);
    expect((await mail.outboxAge(new Date(Date.now() + 600_000))).seconds).toBeGreaterThan(590);
    smtp = await startSmtp(smtp.port);
    await hurry();
    await eventually(() => expect(smtp.received).toHaveLength(3), 4_000);
  }, 15_000);

  it('is taken over from a crashed worker when the lease ends, not before', async () => {
    await storeMail({ leaseUntil: new Date(Date.now() + 60_000) });
    const recipients = () => smtp.received.flatMap(({ to }) => to);
    // Later mails are due after it. Without a lease, it would be sent first.
    for (const n of [1, 2, 3, 4, 5]) {
      await modules.app.get(MailService).enqueue(mailTo(`a${n}@x.example`));
      await eventually(() => expect(recipients()).toContain(`a${n}@x.example`), 5_000);
    }
    expect(recipients()).not.toContain('ada@x.example');
    await outbox().updateOne({ to: 'ada@x.example' }, { $set: { leaseUntil: new Date() } });
    await eventually(() => expect(recipients()).toContain('ada@x.example'), 5_000);
  }, 15_000);

  it('has the same Message-ID and is removed when another worker takes it over from a slow one', async () => {
    const tried: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    smtp.slow = (mail) => {
      tried.push(mail.headers.get('message-id') ?? '');
      return tried.length === 1 ? answered : undefined;
    };
    await modules.app.get(MailService).enqueue(mailTo('ada@x.example'));
    await eventually(() => expect(tried).toHaveLength(1), 4_000);
    // Simulates a process that was suspended while the server was silent.
    await outbox().updateOne({}, { $set: { leaseUntil: new Date(0) } });
    await eventually(async () => {
      expect(smtp.received).toHaveLength(1);
      expect(await outbox().countDocuments()).toBe(0);
    }, 4_000);
    answer();
    await eventually(() => expect(smtp.received).toHaveLength(2), 4_000);
    expect(new Set(smtp.received.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
    expect(await outbox().countDocuments()).toBe(0);
  }, 15_000);

  it('does not block other mails when the server is slow to accept it', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    smtp.slow = ({ to }) => (to.includes('slow@x.example') ? answered : undefined);
    const mail = modules.app.get(MailService);
    await mail.enqueue(mailTo('slow@x.example'));
    await eventually(
      async () => expect(await outbox().countDocuments({ leaseUntil: { $gt: new Date() } })).toBe(1),
      4_000,
    );
    await mail.enqueue(mailTo('ada@x.example'));
    await eventually(() => expect(smtp.received.map(({ to }) => to)).toEqual([['ada@x.example']]), 4_000);
    answer();
    await eventually(() => expect(smtp.received).toHaveLength(2), 4_000);
  }, 15_000);

  it('is sent exactly once when two workers send 1,000 mails [MAIL-1]', async () => {
    await modules.close();
    const database = `modules-${randomBytes(6).toString('hex')}`;
    // the server delays each new connection, so the test reuses them
    const url = `${smtp.url}?pool=true`;
    modules = await start(database, url);
    const second = await start(database, url);
    const [one, other] = [modules.app.get(MailService), second.app.get(MailService)];
    await Promise.all(
      Array.from({ length: 1_000 }, (_none, n) => (n % 2 ? one : other).enqueue(mailTo(`a${n}@x.example`))),
    );
    await eventually(async () => expect(await outbox().countDocuments()).toBe(0), 100_000);
    expect(smtp.received).toHaveLength(1_000);
    expect(new Set(smtp.received.map(({ headers }) => headers.get('message-id'))).size).toBe(1_000);
    expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(1_000);
    await second.app.close();
  }, 120_000);

  describe('to an address that its account has not proven', () => {
    let proven: boolean | undefined;
    let held: TestModules;
    beforeEach(async () => {
      proven = false;
      @AccountsOf('seeker')
      class Addresses implements AccountAddresses {
        isProven = (address: string) => Promise.resolve(address === 'ada@x.example' ? proven : undefined);
      }
      held = await startModules({ imports: [MailModule], providers: [Addresses] }, { SMTP_URL: smtp.url });
    });
    afterEach(() => held.close());
    const waiting = () => held.db.collection('outbox').findOne({ to: 'ada@x.example' });
    const send = (to: string) => held.app.get(MailService).enqueue(mailTo(to));
    const recipients = () => smtp.received.flatMap(({ to }) => to);

    it('waits for the proof and is then sent; other mails are not delayed [MAIL-3]', async () => {
      await send('ada@x.example');
      await eventually(async () => expect(await waiting()).toMatchObject({ status: 'held' }), 4_000);
      await send('bola@x.example');
      await eventually(() => expect(recipients()).toEqual(['bola@x.example']), 4_000);
      proven = true;
      await held.app.get(MailService).release('ada@x.example');
      await eventually(() => expect(recipients()).toEqual(['bola@x.example', 'ada@x.example']), 4_000);
    });

    it('is sent within the hour if the release after the proof was lost', async () => {
      await send('ada@x.example');
      await eventually(async () => expect(await waiting()).toMatchObject({ status: 'held' }), 4_000);
      proven = true;
      await held.db.collection('outbox').updateMany({}, { $set: { dueAt: new Date() } });
      await eventually(() => expect(recipients()).toEqual(['ada@x.example']), 4_000);
    });

    it('waits for 30 days from when it was due, also if it was written long before [MAIL-23]', async () => {
      await send('ada@x.example');
      await eventually(async () => expect(await waiting()).toMatchObject({ status: 'held' }), 4_000);
      const longAgo = new Date(Date.now() - 40 * 86_400_000);
      await held.db.collection('outbox').updateMany({}, { $set: { dueAt: longAgo, createdAt: longAgo } });
      await eventually(async () => {
        expect((await waiting())?.dueAt.getTime()).toBeGreaterThan(Date.now());
      }, 4_000);
    });

    it('is dropped after 30 days and does not count as overdue [MAIL-3]', async () => {
      await send('ada@x.example');
      await eventually(async () => expect(await waiting()).toMatchObject({ status: 'held' }), 4_000);
      expect(await held.app.get(MailService).outboxAge()).toEqual({ seconds: 0, dead: 0 });
      const longAgo = new Date(Date.now() - 30 * 86_400_000);
      const change = { dueAt: new Date(), firstDueAt: longAgo, createdAt: longAgo };
      await held.db.collection('outbox').updateMany({}, { $set: change });
      await eventually(async () => expect(await waiting()).toBeNull(), 4_000);
      expect(recipients()).toEqual([]);
    });
  });
});
