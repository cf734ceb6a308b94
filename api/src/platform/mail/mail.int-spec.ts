import { Transactions } from '../database/transactions.js';
import request from 'supertest';
import { type TestModules, startModules } from '../../../test/modules.js';
import { eventually } from '../../../test/eventually.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from './mail-preparers.js';
import { MailModule } from './mail.module.js';
import { MailService } from './mail.service.js';
import { MailWorker } from './mail-worker.js';
import { OutboxRepository } from './outbox.repository.js';

const TO = 'ada@x.example';
@PreparesMail('reset-code')
class CodeForAda implements MailPreparer {
  prepare({ to, data }: MailToPrepare) {
    const code = `${data.kind === 'company' ? '1' : '2'}23456`;
    return Promise.resolve(to === TO ? { name: 'Ada', code, resetUrl: '-', clears: '' } : null);
  }
}
const changed = (name = 'Ada') => ({
  to: TO,
  template: 'password-changed' as const,
  data: { kind: 'seeker' as const, name },
});

describe('mail without an SMTP server', () => {
  let modules: TestModules;
  let mail: MailService;
  const inbox = async (to = TO) => {
    const { body } = await request(modules.url).get('/api/dev/mails').query({ to }).expect(200);
    return (body as { mails: { subject: string; text: string; html: string; to: string }[] }).mails;
  };

  beforeAll(async () => {
    modules = await startModules({ imports: [MailModule], providers: [CodeForAda] });
    mail = modules.app.get(MailService);
  });
  afterAll(() => modules.close());
  beforeEach(async () => {
    await modules.db.collection('outbox').deleteMany({});
  });

  it('appears in the inbox within 2 s, newest first and escaped', async () => {
    await mail.enqueue(changed('Bello'));
    await eventually(async () => expect(await inbox()).toHaveLength(1), 2_000);
    await mail.enqueue(changed('<b>Ada</b>'));
    await eventually(async () => expect(await inbox()).toHaveLength(2), 2_000);
    const [newest] = await inbox();
    expect(newest).toMatchObject({ to: TO, subject: 'Your password was changed' });
    expect(newest?.html).toContain('&lt;b&gt;Ada');
    await expect(inbox('other@x.example')).resolves.toEqual([]);
    const page = await request(modules.url).get('/inbox').expect(200).expect('content-type', /html/);
    expect(page.text.indexOf('&lt;b&gt;Ada')).toBeLessThan(page.text.indexOf('Bello'));
    expect(page.text).toMatch(/<a href="http:\/\/localhost:3000">/);
    expect(page.text).not.toContain('<script');
  });

  it('is rolled back with the business change', async () => {
    const transactions = modules.app.get(Transactions);
    await modules.db.collection('outbox').createIndex({ status: 1, dueAt: 1 });
    const failing = transactions.run(async (unit) => {
      await mail.enqueue(changed(), unit);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await modules.db.collection('outbox').countDocuments()).toBe(0);
    await transactions.run((unit) => mail.enqueue(changed(), unit));
    await eventually(async () => expect(await inbox()).toHaveLength(1), 2_000);
  });

  it('wakes the worker after it is written', async () => {
    const outbox = modules.app.get(OutboxRepository);
    const [add, steps] = [outbox.add.bind(outbox), [] as string[]];
    const written = jest.spyOn(outbox, 'add').mockImplementation(async (...given) => {
      await add(...given);
      steps.push('written');
    });
    const woken = jest
      .spyOn(modules.app.get(MailWorker), 'wake')
      .mockImplementation(() => void steps.push('woken'));
    await mail.enqueue(changed());
    expect(steps.slice(steps.indexOf('written'))).toContain('woken');
    for (const spy of [written, woken]) spy.mockRestore();
  });

  it('gets prepared values when it is sent, or is dropped', async () => {
    await mail.enqueue({ to: 'nobody@x.example', template: 'reset-code', data: { kind: 'company' } });
    await mail.enqueue({ to: TO, template: 'reset-code', data: { kind: 'company' } });
    await eventually(async () => expect((await inbox())[0]?.text).toContain('123456'), 2_000);
    await eventually(
      async () => expect(await modules.db.collection('outbox').countDocuments()).toBe(1),
      2_000,
    );
  });

  it('is refused with a line break or a list of addresses [MAIL-2]', async () => {
    await expect(mail.enqueue({ ...changed(), to: 'a@x.example\r\nBcc: b@x.example' })).rejects.toMatchObject(
      {
        code: 'bad_input',
      },
    );
    const data = { kind: 'company' as const, company: 'Eko', name: 'Ada\r\nBcc: b@x.example' };
    await expect(mail.enqueue({ ...changed(), data })).rejects.toMatchObject({ code: 'bad_input' });
    expect(await modules.db.collection('outbox').countDocuments()).toBe(0);
  });

  it('is removed per owner of an address', async () => {
    await mail.enqueue(changed());
    await mail.enqueue({ ...changed(), data: { kind: 'company', name: 'Eko' } });
    await mail.forget(TO, 'seeker');
    const left = await modules.db.collection('outbox').find().toArray();
    expect(left.map(({ data }) => data.kind)).toEqual(['company']);
  });

  it('has no inbox if an SMTP server is configured', async () => {
    const sending = await startModules({ imports: [MailModule] }, { SMTP_URL: 'smtp://127.0.0.1:9' });
    await request(sending.url).get('/inbox').expect(404);
    const answer = await request(sending.url).get('/api/dev/mails').expect(404);
    expect(answer.body).toMatchObject({ success: false, code: 'not_found' });
    await sending.close();
  });
});
