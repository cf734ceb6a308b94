import { Types } from 'mongoose';
import argon2 from '@node-rs/argon2';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { UnclaimedCompaniesService } from '../companies/unclaimed-companies.service.js';
import { fingerprint } from '../../platform/limits/fingerprint.js';
import { accountKey } from './accounts.js';
import { SIGN_IN_FAILURES } from './sign-in-failures.schema.js';

const NAMES = { name: 'Eko Haulage', firstName: 'Ada', lastName: 'Obi' };

describe.each(ACCOUNT_KINDS)(
  'signing in as a $kind',
  ({ kind, signIn, register, own, collection, emailField, make, headers }) => {
    let board: TestBoard;
    let account: Awaited<ReturnType<typeof make>>;

    beforeAll(async () => {
      board = await sharedBoard();
      account = await make(board);
    });
    beforeEach(() => board.connection.collection('signinfailures').deleteMany({}));

    const attempt = (password: string, email = account.email) =>
      board.http.post(signIn).send({ email, password });
    const failures = () =>
      board.connection.collection('signinfailures').findOne<{ count: number; lockedUntil?: Date }>({});
    const lock = (email: string) =>
      board.connection.models[SIGN_IN_FAILURES]?.create({
        _id: fingerprint(accountKey(kind, email)),
        count: 10,
        lockedUntil: new Date(Date.now() + 60_000),
        expiresAt: new Date(Date.now() + 60_000),
      });
    const passwordHash = async (email = account.email): Promise<string> =>
      (await board.connection.collection(collection).findOne({ [emailField]: email }))
        ?.passwordHash as string;

    it('accepts passwords of 8 to 128 characters that are not common [SIGN-1]', async () => {
      let made = 0;
      const tryIt = (password: string) =>
        board.http.post(register).send({ ...NAMES, email: `length${(made += 1)}@test.example`, password });
      for (const password of ['Short-7', 'x'.repeat(129), 'password123', 'PASSWORD123']) {
        const response = await tryIt(password);
        expectFailure(response, 400, 'bad_input');
        expect(response.body.errors).toEqual({ password: expect.any(String) });
      }
      for (const password of ['Ewu7-kp9', `Ọja-9 w ${'é😀 '.repeat(30)}`, 'Harmattan-rain-7'.repeat(8)])
        await tryIt(password).expect(200);
    });

    it('replaces a weaker hash at the next sign-in [SIGN-32]', async () => {
      const old = await argon2.hash(PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
      const { email } = await make(board);
      await board.connection
        .collection(collection)
        .updateOne({ [emailField]: email }, { $set: { passwordHash: old } });
      await lock(email);
      await attempt('wrong', email).expect(401);
      await attempt(PASSWORD, email).expect(401);
      await board.connection.collection('signinfailures').deleteMany({});
      expect(await passwordHash(email)).toBe(old);
      await attempt(PASSWORD, email).expect(200);
      const replaced = await passwordHash(email);
      expect(replaced).toMatch(/\$m=19456,t=2,p=1\$/);
      await attempt(PASSWORD, email).expect(200);
      expect(await passwordHash(email)).toBe(replaced);
    });

    it('gives a wrong password, an unknown e-mail, a locked and an unclaimed account the same answer after the same work [SIGN-2]', async () => {
      const { id } = await board.app.get(UnclaimedCompaniesService).findOrCreate('Nobody Ltd');
      await board.connection
        .collection('companies')
        .updateOne({ _id: new Types.ObjectId(id) }, { $set: { email: 'claimed@test.example' } });
      await attempt('warms up the hash of nobody', 'unknown@test.example');
      const locked = await make(board);
      await lock(locked.email);
      const answers: unknown[] = [];
      for (const [email, password] of [
        [account.email, 'wrong'],
        ['unknown@test.example', PASSWORD],
        [locked.email, PASSWORD],
        [locked.email, 'wrong'],
        ['claimed@test.example', PASSWORD],
      ] as const) {
        const verify = jest.spyOn(argon2, 'verify');
        const response = await attempt(password, email);
        expectFailure(response, 401, 'invalid_credentials');
        expect(verify).toHaveBeenCalledTimes(1);
        verify.mockRestore();
        answers.push({
          ...response.body,
          requestId: '',
          status: response.status,
          keys: Object.keys(response.headers),
        });
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ message: 'Invalid email or password' });
    });

    it('locks an account for a minute after ten failures, and doubles that up to 15 minutes [SIGN-3]', async () => {
      for (let count = 0; count < 9; count += 1) await attempt('wrong').expect(401);
      expect(await failures()).not.toHaveProperty('lockedUntil');
      const waits: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        const began = Date.now();
        await attempt('wrong').expect(401);
        const { lockedUntil = new Date(0) } = (await failures()) ?? {};
        waits.push(Math.floor((lockedUntil.getTime() - began) / 1000));
        await attempt(PASSWORD).expect(401);
        await board.connection
          .collection('signinfailures')
          .updateOne({}, { $set: { lockedUntil: new Date() } });
      }
      for (const [at, minutes] of [1, 2, 4, 8, 15, 15].entries()) {
        expect(waits[at]).toBeGreaterThanOrEqual(minutes * 60);
        expect(waits[at]).toBeLessThan(minutes * 60 + 20);
      }
      await attempt(PASSWORD).expect(200);
      expect(await failures()).toBeNull();
    });

    it('locks an account after parallel wrong passwords too', async () => {
      const burst = await Promise.all(Array.from({ length: 30 }, () => attempt('wrong')));
      expect(burst.every(({ status }) => status === 401)).toBe(true);
      expect((await failures())?.count).toBeGreaterThanOrEqual(10);
      await attempt(PASSWORD).expect(401);
    });

    it('counts failures for each account and kind apart', async () => {
      await lock(account.email);
      await attempt(PASSWORD).expect(401);
      const other = ACCOUNT_KINDS.find((kind) => kind.signIn !== signIn);
      const person = { ...NAMES, email: account.email, password: PASSWORD };
      await board.http
        .post(other?.register ?? '')
        .send(person)
        .expect(200);
      await board.http
        .post(other?.signIn ?? '')
        .send(person)
        .expect(200);
      const { email } = await make(board);
      await attempt(PASSWORD, email).expect(200);
    });

    it('ignores case and outer spaces of an e-mail', async () => {
      const { body } = await attempt(PASSWORD, `  ${account.email.toUpperCase()} `).expect(200);
      await board.http
        .get(own)
        .set(headers(body.token as string))
        .expect(200);
    });
  },
);
