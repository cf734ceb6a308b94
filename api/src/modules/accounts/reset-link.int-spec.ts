import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';

const NEW_PASSWORD = 'Wet-season-2026';
const OWNER = '198.51.100.7';

describe.each(ACCOUNT_KINDS)('password reset of a $kind by the link of the mail', (accountKind) => {
  const { signIn, ask, reset, own, make, kind } = accountKind;
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => board.close());

  const post = (path: string, body: object, address = OWNER) =>
    board.http.post(path).set('x-forwarded-for', address).send(body);
  /** Mails with a code, newest first. */
  async function mails(to: string): Promise<{ text: string; subject: string }[]> {
    const { body } = await board.http.get('/api/dev/mails').query({ to }).expect(200);
    return (body.mails as { text: string; subject: string }[]).filter(({ subject }) => /code/.test(subject));
  }
  const inMail = ({ text = '' }: { text?: string } = {}) => {
    const link = new URL(/https?:\S+reset-password\S*/.exec(text)?.[0] ?? 'http://none');
    const fragment = new URLSearchParams(link.hash.slice(1));
    return {
      link,
      otp: /\b\d{6}\b/.exec(text)?.[0] ?? '',
      email: fragment.get('email') ?? '',
      secret: fragment.get('secret') ?? '',
    };
  };
  /** Requests a reset and reads code and link from the mail. */
  async function mailFor(email: string, address = OWNER) {
    const before = (await mails(email)).length;
    await post(ask, { email }, address).expect(200);
    await eventually(async () => expect(await mails(email)).toHaveLength(before + 1), 5_000);
    return inMail((await mails(email))[0]);
  }
  const byLink = (email: string, secret: string, newPassword = NEW_PASSWORD, address = OWNER) =>
    post(reset, { email, secret, newPassword }, address);
  const byDigits = (email: string, otp: string, address = OWNER) =>
    post(reset, { email, otp, newPassword: NEW_PASSWORD }, address);
  const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
  function expectDead(response: Awaited<ReturnType<typeof byLink>>): void {
    expectFailure(response, 400, 'invalid_code');
    const message = MESSAGES.resetLinkInvalid;
    expect(response.body).toMatchObject({ message, errors: { secret: message } });
  }

  it('sets one password, ends the sessions, and ends link and digits of the mail [SIGN-7]', async () => {
    const account = await make(board);
    const { link, email, secret, otp } = await mailFor(account.email);
    expect(email).toBe(account.email);
    expect(link.pathname).toBe('/reset-password');
    expect(link.searchParams.get('for')).toBe(kind === 'seeker' ? 'seeker' : null);
    const { body } = await byLink(email, secret).expect(200);
    expect(body).toEqual({ success: true, message: MESSAGES.passwordReset });
    expectFailure(await board.http.get(own).set(account.headers), 401, 'unauthorized');
    await post(signIn, { email, password: NEW_PASSWORD }).expect(200);
    expectDead(await byLink(email, secret, 'Third-password-3'));
    expectFailure(await byDigits(email, otp), 400, 'invalid_code');
  });

  it('is refused after the digits of the same mail were used', async () => {
    const { email } = await make(board);
    const { secret, otp } = await mailFor(email);
    await byDigits(email, otp).expect(200);
    expectDead(await byLink(email, secret));
  });

  it('sets the password of one of two parallel calls', async () => {
    const { email } = await make(board);
    const { secret } = await mailFor(email);
    const both = await Promise.all([
      byLink(email, secret, 'First-of-two-1'),
      byLink(email, secret, 'Second-of-two-2'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('works after strangers have requested mails and guessed all day [SIGN-14]', async () => {
    const { email } = await make(board);
    const first = await mailFor(email, '203.0.113.1');
    for (let last = 2; last <= 9; last += 1) await post(ask, { email }, `203.0.113.${last}`).expect(200);
    for (let last = 1; last <= 6; last += 1)
      for (let count = 0; count < 5; count += 1)
        expectFailure(await byDigits(email, wrong(first.otp), `203.0.113.${last}`), 400, 'invalid_code');
    // The digits stopped working for everybody, and the owner's own request gets the usual answer.
    expectFailure(await byDigits(email, first.otp), 400, 'invalid_code');
    await post(ask, { email }).expect(200);
    await byLink(email, first.secret).expect(200);
    await post(signIn, { email, password: NEW_PASSWORD }).expect(200);
  });

  it('sends at most six mails with valid links, and answers every request', async () => {
    const { email } = await make(board);
    for (let last = 1; last <= 12; last += 1) {
      const { body } = await post(ask, { email }, `203.0.113.${last}`).expect(200);
      expect(body.message).toBe(MESSAGES.codeOnItsWay);
      const waiting = { to: email, status: 'waiting' };
      await eventually(
        async () => expect(await board.connection.collection('outbox').countDocuments(waiting)).toBe(0),
        5_000,
      );
      const old = { $set: { validUntil: new Date(Date.now() - 1) } };
      await board.connection.collection('resetcodes').updateMany({}, old);
    }
    expect(await mails(email)).toHaveLength(6);
    const [newest, older] = (await mails(email)).map(inMail);
    await byLink(email, newest?.secret ?? '').expect(200);
    expectDead(await byLink(email, older?.secret ?? '', 'Third-password-3'));
    // After the reset, mails are sent again.
    expect((await mailFor(email, '203.0.113.99')).secret).toHaveLength(43);
  });

  it('requires either the digits or the link, in full', async () => {
    const { email } = await make(board);
    const newPassword = NEW_PASSWORD;
    const neither = await post(reset, { email, newPassword });
    expectFailure(neither, 400, 'missing_details');
    expect(neither.body.errors).toEqual({ otp: expect.any(String) });
    for (const secret of ['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}.`, ['x'.repeat(43)], null])
      expect(
        Object.keys((await post(reset, { email, secret, newPassword }).expect(400)).body.errors),
      ).toContain('secret');
    expectDead(await byLink(email, 'x'.repeat(43)));
    await post(signIn, { email, password: PASSWORD }).expect(200);
  });
});
