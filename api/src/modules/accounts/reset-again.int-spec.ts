import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { resetMail } from '../../../test/mails.js';
import { MailService } from '../../platform/mail/mail.service.js';

const NEW_PASSWORD = 'Wet-season-2026';

/** A client repeats a call that got no answer or a failure. */
describe.each(ACCOUNT_KINDS)('repeated password reset of a $kind', (accountKind) => {
  const { signIn, ask, reset, own, make, headers } = accountKind;
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  afterEach(() => jest.restoreAllMocks());

  const askFor = (email: string) => board.http.post(ask).send({ email });
  const send = (email: string, proof: object, newPassword = NEW_PASSWORD) =>
    board.http.post(reset).send({ email, ...proof, newPassword });
  const mailsTo = (email: string, template: string) =>
    board.connection.collection('outbox').countDocuments({ to: email, template });
  async function proofsFor(email: string) {
    await askFor(email).expect(200);
    const text = await resetMail(board, email);
    const otp = /\b\d{6}\b/.exec(text)?.[0];
    const secret = /secret=([\w-]+)/.exec(text)?.[1];
    return { digits: { otp }, link: { secret } };
  }
  function storeNothingOnce(): void {
    const mail = board.app.get(MailService);
    const enqueue = mail.enqueue.bind(mail);
    jest.spyOn(mail, 'enqueue').mockImplementationOnce(async (...given) => {
      await enqueue(...given);
      throw new Error('no luck');
    });
  }

  it.each(['digits', 'link'] as const)('can use the %s when nothing was stored [SIGN-22]', async (by) => {
    const { email } = await make(board);
    const proof = (await proofsFor(email))[by];
    storeNothingOnce();
    expectFailure(await send(email, proof), 500, 'internal');
    await send(email, proof).expect(200);
    await board.http.post(signIn).send({ email, password: NEW_PASSWORD }).expect(200);
  });

  it.each(['digits', 'link'] as const)(
    'succeeds by %s and changes nothing when the first call was stored [SIGN-22]',
    async (by) => {
      const { email } = await make(board);
      const proof = (await proofsFor(email))[by];
      const { body: first } = await send(email, proof).expect(200);
      const { body } = await board.http.post(signIn).send({ email, password: NEW_PASSWORD }).expect(200);
      const { body: second } = await send(email, proof).expect(200);
      expect(second).toEqual(first);
      await board.http
        .get(own)
        .set(headers(body.token as string))
        .expect(200);
      expect(await mailsTo(email, 'password-changed')).toBe(1);
    },
  );

  it('is refused with another password, and after the digits expired [SIGN-22]', async () => {
    const { email } = await make(board);
    const { digits } = await proofsFor(email);
    await send(email, digits).expect(200);
    expectFailure(await send(email, digits, 'Third-password-3'), 400, 'invalid_code');
    const old = { $set: { validUntil: new Date(Date.now() - 1) } };
    await board.connection.collection('resetcodes').updateMany({}, old);
    expectFailure(await send(email, digits), 400, 'invalid_code');
  });

  it('sets the password once and succeeds twice when both run in parallel', async () => {
    const { email } = await make(board);
    const { digits } = await proofsFor(email);
    const both = await Promise.all([send(email, digits), send(email, digits)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(email, 'password-changed')).toBe(1);
  });

  it('is not limited when the mail of the first request could not be queued [SIGN-34]', async () => {
    const { email } = await make(board);
    storeNothingOnce();
    expectFailure(await askFor(email), 500, 'internal');
    await askFor(email).expect(200);
    expectFailure(await askFor(email), 429, 'too_many_requests');
  });
});
