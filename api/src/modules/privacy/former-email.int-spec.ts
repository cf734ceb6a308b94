import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { mentionsOf } from '../../../test/mentions.js';
import { EmailProofLinks } from '../accounts/email-proof-links.js';
import { EmailProofsService } from '../accounts/email-proofs.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { ErasureService } from './erasure.service.js';
import { StoredData } from './stored-data.js';

let made = 0;
const free = () => `next-${(made += 1)}@newmail.example`;
const LATER = () => new Date(Date.now() + 3_600_000);

describe.each(ACCOUNT_KINDS)('the former e-mails of an erased $kind', (accountKind) => {
  const { kind, make, ask, register } = accountKind;
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  type Account = Awaited<ReturnType<typeof make>>;
  const rows = (name: string) => board.connection.collection(name);
  const subscribe = (email: string) =>
    board.http.post('/api/newsletter').send({ user_type: 'jobseeker', email }).expect(200);
  const subscriptionsOf = (email: string) => rows('newsletter').countDocuments({ email });
  const signUp = (email: string) =>
    board.http
      .post(register)
      .send({ firstName: 'Bola', lastName: 'Ade', name: 'Bola Foods', email, password: PASSWORD })
      .expect(200);
  async function byLink({ id }: Account, email: string): Promise<void> {
    await rows(accountKind.collection).updateOne(
      { newEmail: { $exists: false } },
      { $set: { newEmail: email } },
    );
    const token = await board.app.get(EmailProofLinks).make({ kind, id }, email);
    await board.http.post('/api/email-proof/confirm').send({ token }).expect(200);
  }
  const byOperator = async ({ id }: Account, email: string) => {
    await board.app.get(EmailProofsService).changeEmail({ kind, id }, email);
  };
  const erase = ({ id }: Account) => board.app.get(ErasureService).erase({ kind, id });

  it.each([
    ['a link', byLink],
    [
      'the operator and a link',
      async (account: Account, email: string) => {
        await byOperator(account, free());
        await byLink(account, email);
      },
    ],
  ])('do not contain one that was never proven, after %s changed it [PRIVACY-8]', async (_, change) => {
    const account = await make(board, { proven: false });
    await subscribe(account.email);
    await change(account, free());
    const receipt = await erase(account);
    expect(receipt?.erased.map((one) => one.kind)).not.toContain('newsletter');
    expect(await subscriptionsOf(account.email)).toBe(1);
    expect(await rows('outbox').countDocuments({ to: account.email, 'data.kind': 'newsletter' })).toBe(1);
  });

  it('contain one that was proven [PRIVACY-2]', async () => {
    const account = await make(board);
    await subscribe(account.email);
    await byLink(account, free());
    await erase(account);
    expect(await mentionsOf(board, [account.email])).toEqual([]);
  });

  it('do not contain one that another account has now [PRIVACY-8]', async () => {
    const account = await make(board);
    await byLink(account, free());
    // an address gets one verification mail an hour
    await rows('counters').deleteMany({});
    await signUp(account.email);
    await subscribe(account.email);
    const proofs = { to: account.email, template: 'email-proof' };
    const receipt = await erase(account);
    expect(receipt?.erased.map((one) => one.kind)).not.toContain('newsletter');
    expect(await subscriptionsOf(account.email)).toBe(1);
    expect(await rows('outbox').countDocuments(proofs)).toBe(1);
  });

  it('do not contain one that another account has when an interrupted erasure goes on [PRIVACY-8]', async () => {
    const account = await make(board);
    await byLink(account, free());
    jest.spyOn(board.app.get(SessionsService), 'endSessions').mockRejectedValueOnce(new Error('killed'));
    await erase(account);
    await signUp(account.email);
    await subscribe(account.email);
    await board.app.get(ErasureService).resume(LATER());
    expect(await subscriptionsOf(account.email)).toBe(1);
  });

  it('contain one that was left while the erasure began, and the new one is erased too [PRIVACY-2]', async () => {
    const account = await make(board);
    const email = free();
    await subscribe(account.email);
    const data = board.app.get(StoredData);
    const counts = kind === 'seeker' ? 'countsOfSeeker' : 'countsOfCompany';
    const count = data[counts].bind(data) as (owner: never) => ReturnType<StoredData[typeof counts]>;
    jest.spyOn(data, counts).mockImplementationOnce(async (owner) => {
      await byLink(account, email);
      await subscribe(email);
      return count(owner as never);
    });
    const path = ask.startsWith('/api/auth') ? '/api/users/erase' : '/api/company/close';
    await board.http.post(path).set(account.headers).send({ password: PASSWORD }).expect(200);
    expect(await mentionsOf(board, [account.email, email])).toEqual([]);
  });
});
