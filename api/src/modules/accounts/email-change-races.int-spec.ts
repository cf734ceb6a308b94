import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Accounts } from './accounts.js';
import { EmailProofListeners } from './email-proof-listeners.js';
import { EmailProofLinks } from './email-proof-links.js';
import { EmailProofsService } from './email-proofs.service.js';

const WANTED = 'wanted@newmail.example';

describe.each(ACCOUNT_KINDS)(
  'another e-mail for a $kind, at the same moment as something else',
  (account) => {
    const { kind, make, ask, collection } = account;
    const route = ask.replace('send-reset-otp', 'change-email');
    let board: TestBoard;
    beforeAll(async () => {
      board = await sharedBoard();
    });
    beforeEach(() => board.clear());
    afterEach(() => jest.restoreAllMocks());

    type Account = Awaited<ReturnType<typeof make>>;
    const rows = (name: string) => board.connection.collection(name);
    const post = (path: string, { headers }: Account, body: object) =>
      board.http.post(path).set(headers).send(body);
    const want = (whose: Account, email = WANTED) => post(route, whose, { email, password: PASSWORD });
    const link = ({ id }: Account, email = WANTED) =>
      board.app.get(EmailProofLinks).make({ kind, id }, email);
    const confirm = (token: string) => board.http.post('/api/email-proof/confirm').send({ token });
    /** Runs before the next transaction. */
    function before(other: () => Promise<unknown>): void {
      const transactions = board.app.get(Transactions);
      const run = transactions.run.bind(transactions);
      jest.spyOn(transactions, 'run').mockImplementationOnce(async (work) => {
        await other();
        return run(work);
      });
    }

    it.each<[string, (whose: Account) => Promise<unknown>]>([
      [
        'a new password',
        (whose) =>
          post(ask.replace('send-reset-otp', 'change-password'), whose, {
            currentPassword: PASSWORD,
            newPassword: 'Wet-season-2026',
          }).expect(200),
      ],
      [
        'the end of the account',
        (whose) =>
          post(kind === 'seeker' ? '/api/users/erase' : '/api/company/close', whose, {
            password: PASSWORD,
          }).expect(200),
      ],
    ])('is not wanted any more after %s while the request was running [SIGN-31]', async (_, other) => {
      const whose = await make(board);
      before(() => other(whose));
      expectFailure(await want(whose), 401, 'unauthorized');
      expect(await rows(collection).countDocuments({ newEmail: WANTED })).toBe(0);
      expect(await rows('outbox').countDocuments({ template: /^email-change/ })).toBe(0);
    });

    it.each<[string, (whose: Account) => Promise<unknown>]>([
      [
        'the link in the mail',
        async (whose) => {
          await want(whose).expect(200);
          await confirm(await link(whose)).expect(200);
        },
      ],
      ['the operator', ({ id }) => board.app.get(EmailProofsService).changeEmail({ kind, id }, WANTED)],
    ])('drops the mails that waited for the proof of the former one: %s [MAIL-3]', async (_, change) => {
      const whose = await make(board, { proven: false });
      await rows('outbox').insertOne({
        to: whose.email,
        template: 'password-changed',
        data: { kind, name: 'Adaeze' },
        status: 'held',
      });
      await change(whose);
      expect(await rows('outbox').countDocuments({ template: 'password-changed' })).toBe(0);
    });

    it('uses up no proof mail of a sign-up with that e-mail [PERSON-32]', async () => {
      await want(await make(board)).expect(200);
      await board.http
        .post(account.register)
        .send({ firstName: 'Bola', lastName: 'Ade', name: 'Bola Foods', email: WANTED, password: PASSWORD })
        .expect(200);
      expect(await rows('outbox').countDocuments({ to: WANTED, template: 'email-proof' })).toBe(1);
    });

    it('stays wanted if the owner of an earlier one refuses that [PERSON-40]', async () => {
      const whose = await make(board);
      await want(whose, 'earlier@newmail.example').expect(200);
      const token = await link(whose, 'earlier@newmail.example');
      const accounts = board.app.get(Accounts).of(kind);
      const read = accounts.accountById.bind(accounts);
      jest.spyOn(accounts, 'accountById').mockImplementationOnce(async (id) => {
        const found = await read(id);
        await rows(collection).updateOne({ newEmail: { $exists: true } }, { $set: { newEmail: WANTED } });
        return found;
      });
      await board.http.post('/api/email-proof/disown').send({ token }).expect(200);
      expect(await rows(collection).countDocuments({ newEmail: WANTED })).toBe(1);
    });

    it('completes what follows its proof when the link is used again after a failure [PERSON-40]', async () => {
      const whose = await make(board, { proven: false });
      await want(whose).expect(200);
      const token = await link(whose);
      const after = jest.spyOn(board.app.get(EmailProofListeners), 'afterEmailProven');
      after.mockRejectedValueOnce(new Error('killed'));
      expectFailure(await confirm(token), 500, 'internal');
      await confirm(token).expect(200);
      expect(after).toHaveBeenCalledTimes(2);
    });
  },
);
