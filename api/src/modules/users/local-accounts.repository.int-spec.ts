import { MongooseModule } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { makeIndexes } from '../../platform/database/indexes.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { LocalAccountsRepository } from './local-accounts.repository.js';
import { USER, type User, userSchema } from './user.schema.js';

const ADA = { firstName: 'Ada', lastName: 'Obi', email: 'ada@test.example', passwordHash: 'hash of Ada' };
const BOLA = { ...ADA, firstName: 'Bola', email: 'bola@test.example' };

describe('LocalAccountsRepository', () => {
  let modules: TestModules;
  let accounts: LocalAccountsRepository;

  beforeAll(async () => {
    modules = await startModules({
      imports: [MongooseModule.forFeature([{ name: USER, schema: userSchema }])],
      providers: [LocalAccountsRepository],
    });
    accounts = modules.app.get(LocalAccountsRepository);
    await makeIndexes(modules.db);
  });
  afterAll(() => modules.close());
  beforeEach(() => modules.db.collection('users').deleteMany({}));

  const collection = () => modules.db.collection<User>('users');
  const stored = (id: string) => collection().findOne({ _id: new Types.ObjectId(id) });
  const insert = async (details: typeof ADA) => (await accounts.insert(details))?.id ?? 'not stored';

  it('stores an account whose sub names the provider and the id', async () => {
    await accounts.insert(BOLA);
    const made = await accounts.insert(ADA);
    const id = made?.id ?? '';
    expect(made).toEqual({
      id,
      sub: `local_${id}`,
      name: 'Ada',
      email: ADA.email,
      isProven: false,
      passwordHash: 'hash of Ada',
      sessionVersion: 0,
    });
    expect(await stored(id)).toEqual({
      _id: new Types.ObjectId(id),
      ...ADA,
      sub: `local_${id}`,
      signInEmail: ADA.email,
      sessionVersion: 0,
      createdAt: expect.any(Date),
      lastActiveAt: expect.any(Date),
    });
    expect(await accounts.byEmail(ADA.email)).toEqual(made);
    expect(await accounts.accountById(id)).toEqual(made);
    await expect(accounts.byEmail('nobody@test.example')).resolves.toBeUndefined();
  });

  it('refuses a second account of an e-mail, and throws other database errors', async () => {
    await insert(ADA);
    await expect(accounts.insert({ ...BOLA, email: ADA.email })).resolves.toBeUndefined();
    expect(await collection().countDocuments()).toBe(1);
    const fault = new Error('no luck');
    jest
      .spyOn(modules.db.model(USER).prototype as { save(): Promise<void> }, 'save')
      .mockRejectedValueOnce(fault);
    await expect(accounts.insert(BOLA)).rejects.toBe(fault);
  });

  it('does not find a user of a hosted provider by e-mail', async () => {
    await collection().insertOne({ ...BOLA, sub: 'user_bola' } as never);
    await expect(accounts.byEmail(BOLA.email)).resolves.toBeUndefined();
  });

  it('replaces a hash unless it has changed meanwhile', async () => {
    const [bola, ada] = [await insert(BOLA), await insert(ADA)];
    await accounts.rehash(ada, 'an older hash', 'too late');
    expect((await stored(ada))?.passwordHash).toBe('hash of Ada');
    await accounts.rehash(ada, 'hash of Ada', 'stronger');
    expect(await stored(ada)).toMatchObject({ passwordHash: 'stronger', sessionVersion: 0 });
    expect((await stored(bola))?.passwordHash).toBe(BOLA.passwordHash);
  });

  it('sets a new password of one account in the transaction, and ends its tokens', async () => {
    const [bola, ada] = [await insert(BOLA), await insert(ADA)];
    const inUnit = <T>(work: (unit: UnitOfWork) => Promise<T>) => modules.app.get(Transactions).run(work);
    const failing = inUnit(async (unit) => {
      await accounts.setPassword(ada, 'new', unit);
      throw new Error('no luck');
    });
    await expect(failing).rejects.toThrow('no luck');
    expect(await stored(ada)).toMatchObject({ passwordHash: 'hash of Ada', sessionVersion: 0 });
    await expect(inUnit((unit) => accounts.setPassword(ada, 'new', unit))).resolves.toBe(1);
    expect(await stored(ada)).toMatchObject({ passwordHash: 'new', sessionVersion: 1 });
    expect(await stored(bola)).toMatchObject({
      passwordHash: BOLA.passwordHash,
      sessionVersion: 0,
    });
    const change = inUnit((unit) => accounts.setPassword(ada, 'third', unit, 'hash of Ada'));
    await expect(change).resolves.toBeUndefined();
    expect(await stored(ada)).toMatchObject({ passwordHash: 'new', sessionVersion: 1 });
    await expect(inUnit((unit) => accounts.setPassword(ada, 'third', unit, 'new'))).resolves.toBe(2);
  });
});
