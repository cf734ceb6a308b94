import { MESSAGES } from '@skybil/shared';
import request from 'supertest';
import { eventually } from '../../../test/eventually.js';
import { type TestModules, startModules } from '../../../test/modules.js';
import { startSmtp, type TestSmtp } from '../../../test/smtp.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { OutboxRepository } from '../../platform/mail/outbox.repository.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { hashOf } from './newsletter.policy.js';
import { NEWSLETTER_SUBSCRIPTION } from './newsletter-subscription.schema.js';
import { NewsletterModule } from './newsletter.module.js';
import { NewsletterRepository } from './newsletter.repository.js';
import { NewsletterService } from './newsletter.service.js';

const DAY_MS = 86_400_000;
let people = 0;

/** With a mail server, as in production. */
describe('newsletter subscriptions', () => {
  let smtp: TestSmtp;
  let modules: TestModules;
  let ada: string;
  let bola: string;

  beforeAll(async () => {
    smtp = await startSmtp();
    modules = await startModules({ imports: [LimitsModule, NewsletterModule] }, { SMTP_URL: smtp.url });
    await modules.db.model(NEWSLETTER_SUBSCRIPTION).createIndexes();
  });
  afterAll(async () => {
    await modules.close();
    await smtp.close();
  });
  afterEach(() => jest.restoreAllMocks());
  beforeEach(() => {
    people += 1;
    [ada, bola] = [`ada${people}@x.example`, `bola${people}@x.example`];
  });

  const post = (path: string, body: object) => request(modules.url).post(`/api/newsletter${path}`).send(body);
  const subscribe = (email: string, user_type = 'jobseeker') => post('', { user_type, email }).expect(200);
  const row = (email: string) => modules.db.collection('newsletter').findOne({ email });
  const statusOf = async (email: string) => (await row(email))?.status as string | undefined;
  const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));
  /** The address's mail number `count`, without soft line breaks. */
  async function mail(email: string, count: number) {
    await eventually(() => expect(mailsTo(email)).toHaveLength(count), 5_000);
    const found = mailsTo(email).at(-1);
    return { headers: found?.headers, text: (found?.raw ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=') };
  }
  const tokenIn = (text: string, page: string): string =>
    new RegExp(`http://localhost:3000/newsletter/${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? '';
  async function confirm(email: string): Promise<{ token: string; unsubscribe: string }> {
    const before = mailsTo(email).length;
    const token = tokenIn((await mail(email, before || 1)).text, 'confirm');
    await post('/confirm', { token }).expect(200);
    const welcome = await mail(email, (before || 1) + 1);
    return { token, unsubscribe: tokenIn(welcome.text, 'unsubscribe') };
  }
  async function join(email: string) {
    await subscribe(email);
    return confirm(email);
  }

  it('confirm only the address of the link', async () => {
    await subscribe(ada);
    await subscribe(bola, 'recruiter');
    expect(await row(bola)).toMatchObject({ status: 'pending', userType: 'recruiter', email: bola });
    const before = Date.now();
    await confirm(ada);
    expect([await statusOf(ada), await statusOf(bola)]).toEqual(['confirmed', 'pending']);
    const confirmedAt = (await row(ada))?.confirmedAt as Date;
    expect(confirmedAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('take the last user type while pending', async () => {
    await subscribe(ada, 'recruiter');
    await subscribe(ada, 'jobseeker');
    expect(await row(ada)).toMatchObject({ status: 'pending', userType: 'jobseeker' });
  });

  it('get seven more days to confirm after a repeated request', async () => {
    await subscribe(ada);
    await modules.db.collection('newsletter').updateOne({ email: ada }, { $set: { expiresAt: new Date() } });
    await subscribe(ada);
    expect((((await row(ada))?.expiresAt as Date).getTime() - Date.now()) / DAY_MS).toBeCloseTo(7, 1);
  });

  it('are stored together with their mail or not at all', async () => {
    const mails = modules.app.get(MailService);
    const enqueue = mails.enqueue.bind(mails);
    const failOnce = () =>
      jest.spyOn(mails, 'enqueue').mockImplementationOnce(async (...given) => {
        await enqueue(...given);
        throw new Error('no luck');
      });
    const queued = () => modules.db.collection('outbox').countDocuments({ to: ada });
    // Stops the outbox, so that queued mails can be counted.
    const stopOutbox = () => jest.spyOn(modules.app.get(OutboxRepository), 'lease').mockResolvedValue(null);
    failOnce();
    const outbox = stopOutbox();
    await post('', { user_type: 'jobseeker', email: ada }).expect(500);
    expect([await row(ada), await queued()]).toEqual([null, 0]);
    outbox.mockRestore();
    await subscribe(ada);
    const token = tokenIn((await mail(ada, 1)).text, 'confirm');
    stopOutbox();
    failOnce();
    await post('/confirm', { token }).expect(500);
    expect([await statusOf(ada), await queued()]).toEqual(['pending', 0]);
  });

  it('accept the links of the last thirty mails', async () => {
    await subscribe(ada);
    await mail(ada, 1);
    const subscriptions = modules.app.get(NewsletterRepository);
    const hashes = Array.from({ length: 31 }, (_, at) => `${ada} ${at}`);
    for (const hash of hashes) await subscriptions.addConfirmToken(ada, hash);
    expect(await row(ada)).toMatchObject({ confirmTokens: hashes.slice(1) });
    await modules.db.collection('newsletter').updateOne({ email: ada }, { $set: { status: 'confirmed' } });
    for (const hash of hashes) await subscriptions.addUnsubscribeToken(ada, hash);
    expect(await row(ada)).toMatchObject({ unsubscribeTokens: hashes.slice(1) });
  });

  it('do not change, and get no mail, when a confirmed address asks again', async () => {
    await join(ada);
    const known = await row(ada);
    await subscribe(ada, 'recruiter');
    expect(await modules.db.collection('outbox').countDocuments({ to: ada })).toBe(0);
    expect(await row(ada)).toEqual(known);
  });

  it('end only for the address that unsubscribes', async () => {
    const { unsubscribe } = await join(ada);
    await join(bola);
    await post('/unsubscribe', { token: unsubscribe }).expect(200);
    expect([await row(ada), await statusOf(bola)]).toEqual([null, 'confirmed']);
  });

  it('leave only a hash, for a year, after an unsubscription [NEWS-2]', async () => {
    const { unsubscribe, token } = await join(ada);
    await post('/unsubscribe', { token: unsubscribe }).expect(200);
    const left = await modules.db
      .collection('newsletter')
      .findOne({ unsubscribeTokens: hashOf(unsubscribe) });
    expect(left).toEqual({
      _id: left?._id,
      status: 'unsubscribed',
      confirmTokens: [],
      unsubscribeTokens: [hashOf(unsubscribe)],
      createdAt: expect.any(Date) as Date,
      expiresAt: expect.any(Date) as Date,
    });
    expect(((left?.expiresAt as Date).getTime() - Date.now()) / DAY_MS).toBeCloseTo(365, 1);
    const again = await post('/confirm', { token }).expect(404);
    expect(again.body).toMatchObject({ code: 'not_found', message: MESSAGES.newsletterLinkInvalid });
  });

  it('can be renewed from a new mail after an unsubscription', async () => {
    const { unsubscribe } = await join(ada);
    await post('/unsubscribe', { token: unsubscribe }).expect(200);
    await subscribe(ada);
    expect(await statusOf(ada)).toBe('pending');
    await mail(ada, 3);
  });

  it('end with one click on the address in the header of the mail', async () => {
    await subscribe(ada);
    await confirm(ada);
    const { headers } = await mail(ada, 2);
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /^<([^>]+)>/.exec(headers?.get('list-unsubscribe') ?? '') ?? [];
    const { origin, pathname, search } = new URL(address);
    expect([origin, pathname]).toEqual(['http://localhost:3000', '/api/newsletter/unsubscribe']);
    await request(modules.url)
      .post(pathname + search)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200, { success: true, message: MESSAGES.newsletterUnsubscribed });
    expect(await row(ada)).toBeNull();
  });

  it('send a confirmation mail without an unsubscribe header', async () => {
    await subscribe(ada);
    const { headers, text } = await mail(ada, 1);
    expect(headers?.has('list-unsubscribe')).toBe(false);
    expect(headers?.get('subject')).toBe('Confirm your e-mail for the Skybil newsletter');
    expect(text).not.toContain('unsubscribe?');
  });

  it('answer 404 for an unknown unsubscribe link', async () => {
    const { body } = await post('/unsubscribe', { token: 'x'.repeat(43) }).expect(404);
    expect(body).toMatchObject({ code: 'not_found', message: MESSAGES.newsletterUnsubscribeInvalid });
  });

  it('send three mails a day to one address, and more to others and on the next day', async () => {
    for (let times = 0; times < 4; times += 1) await subscribe(ada);
    await subscribe(bola);
    await mail(bola, 1);
    await mail(ada, 3);
    const asked = () => modules.db.collection('outbox').countDocuments({ to: ada });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + DAY_MS - 60_000);
    await subscribe(ada);
    await eventually(async () => expect(await asked()).toBe(0), 5_000);
    expect(mailsTo(ada)).toHaveLength(3);
    jest.spyOn(Date, 'now').mockReturnValue(now + DAY_MS + 60_000);
    await subscribe(ada);
    await mail(ada, 4);
  });

  it.each([
    ['joined', 'newsletter-confirm', 'confirmed'],
    ['left and has not confirmed again', 'newsletter-welcome', 'pending'],
    ['was erased', 'newsletter-confirm', undefined],
    ['was erased', 'newsletter-welcome', undefined],
  ])('drop a waiting mail whose address %s (%s)', async (_, template, status) => {
    await subscribe(ada);
    await mail(ada, 1);
    if (status) await modules.db.collection('newsletter').updateOne({ email: ada }, { $set: { status } });
    else await modules.app.get(NewsletterService).forget(ada);
    const dates = { createdAt: new Date(), dueAt: new Date(0), leaseUntil: new Date(0) };
    await modules.db
      .collection('outbox')
      .insertOne({ to: ada, template, data: {}, status: 'waiting', refusals: 0, ...dates });
    await eventually(
      async () => expect(await modules.db.collection('outbox').countDocuments({ to: ada })).toBe(0),
      5_000,
    );
    expect(mailsTo(ada)).toHaveLength(1);
  });

  it('are removed only for the erased person', async () => {
    await subscribe(ada);
    await subscribe(bola);
    await modules.app.get(NewsletterService).forget(ada);
    expect([await row(ada), await statusOf(bola)]).toEqual([null, 'pending']);
  });
});
