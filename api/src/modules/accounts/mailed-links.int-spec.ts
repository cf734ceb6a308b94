import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { accountKey } from './accounts.js';
import { EmailProofLinks } from './email-proof-links.js';
import { EmailProofsService } from './email-proofs.service.js';
import { ResetCodesService } from './reset-codes.service.js';
import { SessionsService } from './sessions/sessions.service.js';

const NEW_PASSWORD = 'Wet-season-2026';

describe.each(ACCOUNT_KINDS)('mailed codes and links of a $kind', (accountKind) => {
  const { kind, make, ask, reset } = accountKind;
  const base = kind === 'seeker' ? '/api/auth' : '/api/company';
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });

  type Account = Awaited<ReturnType<typeof make>>;
  const post = (path: string, body: object, account?: Account) =>
    board.http
      .post(path)
      .set(account?.headers ?? {})
      .send(body);
  const inMail = async ({ email }: Account, mailId: string) => {
    const made = await board.app
      .get(ResetCodesService, { strict: false })
      .make(accountKey(kind, email), mailId);
    if (!made) throw new Error('no code was made');
    return made;
  };
  const proofOf = ({ id }: Account) => board.app.get(EmailProofLinks, { strict: false }).make({ kind, id });
  const confirm = (token: string) => post('/api/email-proof/confirm', { token });
  const byLink = ({ email }: Account, secret: string, newPassword = NEW_PASSWORD) =>
    post(reset, { email, secret, newPassword });
  const byDigits = ({ email }: Account, otp: string) =>
    post(reset, { email, otp, newPassword: NEW_PASSWORD });

  const WAYS: [string, (account: Account) => Promise<unknown>][] = [
    [
      'a new password',
      (account) =>
        post(
          `${base}/change-password`,
          { currentPassword: PASSWORD, newPassword: 'Third-password-3' },
          account,
        ).expect(200),
    ],
    ['ending the other sessions', (account) => post(`${base}/end-other-sessions`, {}, account).expect(200)],
    ['signing out everywhere', (account) => post(`${base}/sign-out-everywhere`, {}, account).expect(200)],
    [
      'all sessions, as an operator ends them',
      ({ id }) => board.app.get(SessionsService, { strict: false }).endAll({ kind, id }),
    ],
    [
      'another reset',
      async (account) =>
        byLink(account, (await inMail(account, 'other')).secret, 'Third-password-3').expect(200),
    ],
    [
      'another e-mail',
      ({ id, email }) =>
        board.app.get(EmailProofsService, { strict: false }).changeEmail({ kind, id }, `new.${email}`),
    ],
    ['a confirmed e-mail', async (account) => confirm(await proofOf(account)).expect(200)],
  ];

  it.each(WAYS)('end with %s [SIGN-31]', async (_, end) => {
    const [account, other] = [await make(board, { proven: false }), await make(board, { proven: false })];
    const mail = await inMail(account, 'first');
    const [proof, otherMail, otherProof] = [
      await proofOf(account),
      await inMail(other, 'first'),
      await proofOf(other),
    ];
    await end(account);
    expectFailure(await byLink(account, mail.secret), 400, 'invalid_code');
    expectFailure(await byDigits(account, mail.digits), 400, 'invalid_code');
    const late = await confirm(proof);
    expectFailure(late, 404, 'not_found');
    expect(late.body.message).toBe(MESSAGES.proofInvalid);
    // Those of another account stay valid.
    await confirm(otherProof).expect(200);
    await byLink(other, (await inMail(other, 'next')).secret).expect(200);
    expectFailure(await byLink(other, otherMail.secret), 400, 'invalid_code');
  });

  it('end with a new password also while their mail is queued [SIGN-31]', async () => {
    const account = await make(board);
    const queued = { to: account.email, template: 'reset-code', 'data.kind': kind };
    const outbox = board.connection.collection('outbox');
    const later = new Date(Date.now() + 3_600_000);
    await outbox.insertOne({
      to: account.email,
      template: 'reset-code',
      data: { kind },
      status: 'waiting',
      refusals: 1,
      createdAt: new Date(),
      dueAt: later,
      leaseUntil: new Date(0),
    });
    expect(await outbox.countDocuments(queued)).toBe(1);
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await post(`${base}/change-password`, change, account).expect(200);
    expect(await outbox.countDocuments(queued)).toBe(0);
    await post(ask, { email: account.email }).expect(200);
  });
});
