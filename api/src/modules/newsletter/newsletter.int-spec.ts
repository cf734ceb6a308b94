import { MESSAGES } from '@skybil/shared';
import request from 'supertest';
import { eventually } from '../../../test/eventually.js';
import { type TestModules, startModules } from '../../../test/modules.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { NEWSLETTER_SUBSCRIPTION } from './newsletter-subscription.schema.js';
import { NewsletterModule } from './newsletter.module.js';
import { NewsletterService } from './newsletter.service.js';

const THANKS = { success: true, message: MESSAGES.newsletterSubscribed };

describe('newsletter API', () => {
  let modules: TestModules;
  let email: string;
  let people = 0;
  const post = (path: string, body: object) => request(modules.url).post(`/api/newsletter${path}`).send(body);
  const subscribe = () => post('', { user_type: 'jobseeker', email });
  const mails = () => modules.app.get(MailService).shown(email);
  const row = () => modules.db.collection('newsletter').findOne({ email });
  const tokenIn = async (place: 'confirm' | 'unsubscribe') => {
    let token = '';
    await eventually(async () => {
      const found = (await mails()).map(({ rendered }) =>
        new RegExp(`/newsletter/${place}\\?token=(\\S+)`).exec(rendered.text),
      );
      token = found.find(Boolean)?.[1] ?? '';
      expect(token).toMatch(/^[\w-]{43}$/);
    }, 3_000);
    return token;
  };
  const join = async () => {
    await subscribe().expect(200);
    await post('/confirm', { token: await tokenIn('confirm') }).expect(200);
    return tokenIn('unsubscribe');
  };

  beforeAll(async () => {
    modules = await startModules({ imports: [LimitsModule, NewsletterModule] });
    await modules.db.model(NEWSLETTER_SUBSCRIPTION).createIndexes();
  });
  afterAll(() => modules.close());
  beforeEach(() => {
    email = `ada${(people += 1)}@x.example`;
  });

  it('gives the same answer for a new, a pending and a confirmed address [NEWS-1]', async () => {
    expect((await subscribe().expect(200)).body).toEqual(THANKS);
    expect((await subscribe().expect(200)).body).toEqual(THANKS);
    await post('/confirm', { token: await tokenIn('confirm') }).expect(200);
    expect((await subscribe().expect(200)).body).toEqual(THANKS);
    expect(await row()).toMatchObject({ status: 'confirmed' });
  });

  it('rejects a missing or unknown user type with its own message', async () => {
    const missing = await post('', { email }).expect(400);
    expect(missing.body).toMatchObject({ code: 'missing_details', message: MESSAGES.newsletterTypeMissing });
    const wrong = await post('', { email, user_type: 'robot' }).expect(400);
    expect(wrong.body).toMatchObject({ code: 'bad_input', message: MESSAGES.newsletterTypeMissing });
    await post('', { user_type: 'recruiter', email: 'no address' }).expect(400);
    await post('', { user_type: 'recruiter', email: [email] }).expect(400);
  });

  it('normalizes the domain of an address and rejects a quoted local part [MAIL-19]', async () => {
    const name = `chi${people}`;
    const domains = ['post.mail.ng', 'post。mail.ng', 'post．mail｡ng', 'ｐｏｓｔ.mail.ng', 'Post。Mail.NG'];
    for (const domain of domains)
      await post('', { user_type: 'jobseeker', email: `${name}@${domain}` }).expect(200);
    const rows = await modules.db
      .collection('newsletter')
      .find({ email: new RegExp(name) })
      .toArray();
    expect(rows.map((one) => one.email as string)).toEqual([`${name}@post.mail.ng`]);
    const quoted = await post('', { user_type: 'jobseeker', email: `"${name}"@post.mail.ng` }).expect(400);
    expect(quoted.body).toMatchObject({
      code: 'bad_input',
      errors: { email: 'Enter a valid e-mail address' },
    });
  });

  it('confirms an address only by a POST with the token from the mail, which can be repeated [NEWS-1]', async () => {
    await subscribe().expect(200);
    const token = await tokenIn('confirm');
    expect(await row()).toMatchObject({ status: 'pending', userType: 'jobseeker' });
    await request(modules.url).get(`/api/newsletter/confirm?token=${token}`).expect(405);
    expect(await row()).toMatchObject({ status: 'pending' });
    const wrong = await post('/confirm', { token: `${token.slice(1)}A` }).expect(404);
    expect(wrong.body).toMatchObject({ message: MESSAGES.newsletterLinkInvalid });
    for (let times = 0; times < 2; times += 1) {
      const done = await post('/confirm', { token }).expect(200);
      expect(done.body).toEqual({ success: true, message: MESSAGES.newsletterConfirmed });
    }
    expect(await row()).toMatchObject({ status: 'confirmed' });
    expect(await row()).not.toHaveProperty('expiresAt');
  });

  it('stores no token, and an unconfirmed address for 7 days', async () => {
    await subscribe().expect(200);
    const token = await tokenIn('confirm');
    const stored = await row();
    expect(JSON.stringify(stored)).not.toContain(token);
    const days = ((stored?.expiresAt as Date).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    await modules.db.collection('newsletter').updateOne({ email }, { $set: { expiresAt: new Date() } });
    await post('/confirm', { token }).expect(404);
  });

  it('makes one subscription of ten parallel requests and sends at most 3 mails a day', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe()));
    expect(answers.map(({ body }) => body as unknown)).toEqual(Array.from({ length: 10 }, () => THANKS));
    expect(await modules.db.collection('newsletter').countDocuments({ email })).toBe(1);
    await eventually(async () => expect(await mails()).toHaveLength(3), 3_000);
    await post('/confirm', { token: await tokenIn('confirm') }).expect(200);
    const left = { to: email, status: { $ne: 'shown' } };
    await eventually(
      async () => expect(await modules.db.collection('outbox').countDocuments(left)).toBe(0),
      3_000,
    );
    expect(await mails()).toHaveLength(3);
  });

  it('confirms from an earlier mail too', async () => {
    await subscribe().expect(200);
    const first = await tokenIn('confirm');
    await subscribe().expect(200);
    await eventually(async () => expect(await mails()).toHaveLength(2), 3_000);
    await post('/confirm', { token: first }).expect(200);
  });

  it('unsubscribes from the page in the mail, removes the address and answers a repeated call the same', async () => {
    const token = await join();
    for (let times = 0; times < 2; times += 1) {
      const left = await post('/unsubscribe', { token }).expect(200);
      expect(left.body).toEqual({ success: true, message: MESSAGES.newsletterUnsubscribed });
    }
    expect(await row()).toBeNull();
    await post('/unsubscribe', { token: 'nothing' }).expect(404);
    await post('/unsubscribe', {}).expect(404);
  });

  it('unsubscribes with one click from a mail program, without a sign-in [NEWS-2]', async () => {
    const token = await join();
    const left = await request(modules.url)
      .post(`/api/newsletter/unsubscribe?token=${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(left.body).toEqual({ success: true, message: MESSAGES.newsletterUnsubscribed });
    expect(await row()).toBeNull();
  });

  it('removes the address of an erased person', async () => {
    await subscribe().expect(200);
    await modules.app.get(NewsletterService).forget(email);
    expect(await row()).toBeNull();
  });
});
