import { startBoard, type TestBoard } from '../../../test/board.js';
import { WRITES } from '../../platform/contract/route/limit-rules.js';
import { NewsletterService } from '../../modules/newsletter/newsletter.service.js';

const EMAIL = 'ada@mail.example';

describe('a newsletter form from a browser without script', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    board.http.post(`/forms/${path}`).type('form').set(headers).send(fields);
  const subscribe = (fields: Record<string, string>, headers?: Record<string, string>) =>
    send('newsletter', fields, headers);
  const mails = () =>
    board.connection.collection('outbox').countDocuments({ template: 'newsletter-confirm' });
  const leadsTo = (note: string) => ({ location: `/newsletter?note=${note}` });

  it('subscribes as the API does and redirects to a confirmation page [SITE-24]', async () => {
    const { status, headers, text } = await subscribe({
      user_type: 'jobseeker',
      email: ` ${EMAIL.toUpperCase()}`,
    });
    expect(status).toBe(303);
    expect(headers).toMatchObject(leadsTo('subscribed'));
    expect(text).not.toContain(EMAIL);
    expect(await mails()).toBe(1);
    const [stored] = await board.connection.collection('newsletter').find().toArray();
    expect(stored).toMatchObject({ email: EMAIL });
  });

  it('does not reveal who is already subscribed', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await subscribe({ user_type: 'recruiter', email: EMAIL }).expect(303);
      expect(headers).toMatchObject(leadsTo('subscribed'));
    }
  });

  it.each([
    ['without a kind of person', { email: EMAIL }, 'type-missing'],
    ['without an address', { user_type: 'jobseeker', email: 'nothing' }, 'failed'],
    ['with an unknown kind of person', { user_type: 'robot', email: EMAIL }, 'failed'],
    ['with a key that is a query operator', { user_type: 'jobseeker', 'email[$ne]': '' }, 'type-missing'],
  ])('redirects to a page that explains the error when sent %s', async (_, fields, note) => {
    const { status, headers } = await subscribe(fields as Record<string, string>);
    expect([status, headers['location']]).toEqual([303, leadsTo(note).location]);
    expect(await mails()).toBe(0);
  });

  it.each(['cross-site', 'same-site'])(
    'does nothing when a page of another origin (%s) sends it [SITE-51]',
    async (from) => {
      const fields = { user_type: 'jobseeker', email: EMAIL };
      const { headers } = await subscribe(fields, { 'sec-fetch-site': from }).expect(303);
      expect(headers).toMatchObject(leadsTo('failed'));
      expect(await mails()).toBe(0);
    },
  );

  it.each(['same-origin', 'none'])('is accepted from a page of the board (%s)', async (from) => {
    const fields = { user_type: 'jobseeker', email: EMAIL };
    await subscribe(fields, { 'sec-fetch-site': from }).expect(303);
    expect(await mails()).toBe(1);
  });

  it('confirms and ends a subscription with the token from the mail', async () => {
    const newsletter = board.app.get(NewsletterService);
    const confirm = jest.spyOn(newsletter, 'confirm').mockResolvedValue();
    const unsubscribe = jest.spyOn(newsletter, 'unsubscribe').mockResolvedValue();
    const token = 'aGVsbG8';
    expect((await send('newsletter/confirm', { token })).headers).toMatchObject(leadsTo('confirmed'));
    expect((await send('newsletter/unsubscribe', { token })).headers).toMatchObject(leadsTo('unsubscribed'));
    expect([confirm.mock.calls, unsubscribe.mock.calls]).toEqual([[[token]], [[token]]]);
  });

  it.each([
    ['confirm', 'confirm-failed'],
    ['unsubscribe', 'unsubscribe-failed'],
  ])('reports an invalid link to %s', async (action, note) => {
    for (const fields of [{ token: 'never-was' }, {}]) {
      const { headers } = await send(`newsletter/${action}`, fields as Record<string, string>).expect(303);
      expect(headers).toMatchObject(leadsTo(note));
    }
  });

  it('changes nothing when its address is opened [SITE-51]', async () => {
    const confirm = jest.spyOn(board.app.get(NewsletterService), 'confirm');
    expect((await board.http.get('/forms/newsletter/confirm?token=aGVsbG8')).status).toBe(404);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('counts as a write from the IP address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    for (let count = 0; count < WRITES.limit; count += 1)
      await send('newsletter/confirm', { token: 'x' }, from);
    const { headers } = await subscribe({ user_type: 'jobseeker', email: EMAIL }, from).expect(303);
    expect(headers).toMatchObject(leadsTo('too-many'));
    expect(await mails()).toBe(0);
  });

  it('is refused when it is large or not a form', async () => {
    await subscribe({ user_type: 'jobseeker', email: 'a'.repeat(20_000) }).expect(413);
    await board.http.post('/forms/newsletter').send({ user_type: 'jobseeker', email: EMAIL }).expect(415);
    expect(await mails()).toBe(0);
  });
});
