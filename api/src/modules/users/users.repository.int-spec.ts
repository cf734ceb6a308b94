import { MongooseModule } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { Transactions } from '../../platform/database/transactions.js';
import { makeIndexes } from '../../platform/database/indexes.js';
import { ERASED_SUB, erasedSubSchema } from './erased-sub.schema.js';
import { USER, type User, userSchema } from './user.schema.js';
import { UsersRepository } from './users.repository.js';

const NOBODY = 'f'.repeat(24);
const [RESUME, OTHER_RESUME, UNUSED] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];
const ADA = { firstName: 'Ada', lastName: 'Obi', email: 'ada@test.example' };
const TOLD = { ...ADA, asOf: new Date() };
const PICTURE = 'https://img.clerk.com/ada';

describe('UsersRepository', () => {
  let modules: TestModules;
  let users: UsersRepository;

  beforeAll(async () => {
    modules = await startModules({
      imports: [
        MongooseModule.forFeature([
          { name: USER, schema: userSchema },
          { name: ERASED_SUB, schema: erasedSubSchema },
        ]),
      ],
      providers: [UsersRepository],
    });
    users = modules.app.get(UsersRepository);
    await makeIndexes(modules.db);
  });
  afterAll(() => modules.close());
  beforeEach(async () => {
    await modules.db.model(USER).deleteMany({});
    await modules.db.model(ERASED_SUB).deleteMany({});
  });

  const collection = () => modules.db.collection<User>('users');
  const stored = (sub: string) => collection().findOne({ sub });
  const createForSub = (sub: string) =>
    modules.app.get(Transactions).run((unit) => users.createForSub(sub, `mark of ${sub}`, unit));
  /** Makes a user as the first call does. @returns the id */
  async function create(sub: string): Promise<string> {
    await createForSub(sub);
    return (await stored(sub))?._id.toHexString() ?? 'not stored';
  }

  it('makes one blank user for a sub, whose profile is still to be fetched', async () => {
    const id = await create('user_ada');
    expect(await stored('user_ada')).toEqual({
      _id: new Types.ObjectId(id),
      sub: 'user_ada',
      firstName: '',
      lastName: '',
      email: '',
      sessionVersion: 0,
      createdAt: expect.any(Date),
      lastActiveAt: expect.any(Date),
      profilePendingSince: expect.any(Date),
    });
    await users.storeProfile('user_ada', TOLD);
    await createForSub('user_ada');
    expect(await collection().countDocuments()).toBe(1);
    expect(await stored('user_ada')).toMatchObject(ADA);
    await create('user_bola');
    expect(await collection().countDocuments()).toBe(2);
  });

  it('makes one user in parallel calls', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => createForSub('user_ada')));
    expect(made).toEqual(Array.from({ length: 5 }, () => true));
    expect(await collection().countDocuments()).toBe(1);
  });

  it('finds the user of a sub for the guard, and none of an unknown sub', async () => {
    const [bola, ada] = [await create('user_bola'), await create('user_ada')];
    await users.storeProfile('user_ada', TOLD);
    const pending = { id: bola, sessionVersion: 0, profilePendingSince: expect.any(Date) as Date };
    expect(await users.sessionUser('user_bola')).toEqual(pending);
    expect(await users.sessionUser('user_ada')).toEqual({ id: ada, sessionVersion: 0 });
    expect(await users.sessionUser('user_nobody')).toBeUndefined();
  });

  it('stores a profile of one user and removes fields that the provider dropped', async () => {
    await create('user_bola');
    await create('user_ada');
    await users.storeProfile('user_ada', { ...TOLD, imageUrl: PICTURE });
    expect(await stored('user_ada')).toMatchObject({ ...ADA, imageUrl: PICTURE });
    expect(await stored('user_ada')).not.toHaveProperty('profilePendingSince');
    await users.storeProfile('user_ada', { ...TOLD, firstName: 'Adaeze' });
    expect(await stored('user_ada')).toMatchObject({ ...ADA, firstName: 'Adaeze' });
    expect(await stored('user_ada')).not.toHaveProperty('imageUrl');
    expect(await stored('user_bola')).toMatchObject({ firstName: '', email: '' });
  });

  it('keeps a former e-mail if the provider had verified it, and no other one [PRIVACY-8]', async () => {
    await create('user_ada');
    await users.storeProfile('user_ada', { ...TOLD, email: 'stranger@test.example', emailUnverified: true });
    await users.storeProfile('user_ada', TOLD);
    await users.storeProfile('user_ada', { ...TOLD, email: 'next@test.example', emailUnverified: true });
    expect((await users.bySub('user_ada'))?.formerEmails).toEqual([ADA.email]);
  });

  it('delays fetching the profile of one user', async () => {
    const old = new Date(0);
    await create('user_bola');
    await create('user_ada');
    await collection().updateMany({}, { $set: { profilePendingSince: old } });
    await users.postponeProfile('user_ada');
    expect(Number((await stored('user_ada'))?.profilePendingSince)).toBeGreaterThan(Date.now() - 60_000);
    expect((await stored('user_bola'))?.profilePendingSince).toEqual(old);
  });

  it('does not fetch a profile again that a message brought meanwhile', async () => {
    await create('user_ada');
    await users.storeProfile('user_ada', TOLD);
    await users.postponeProfile('user_ada');
    expect(await stored('user_ada')).not.toHaveProperty('profilePendingSince');
  });

  it('returns a record field by field, and no secret', async () => {
    const [bola, ada] = [await create('user_bola'), await create('user_ada')];
    await users.storeProfile('user_ada', { ...TOLD, imageUrl: PICTURE });
    await users.setResume(ada, RESUME);
    const record = {
      id: ada,
      sub: 'user_ada',
      ...ADA,
      formerEmails: [],
      imageUrl: PICTURE,
      resumeFileId: RESUME,
    };
    const blank = { id: bola, sub: 'user_bola', firstName: '', lastName: '', email: '' };
    expect(await users.byId(ada)).toEqual(record);
    expect(await users.bySub('user_ada')).toEqual(record);
    expect(Object.keys((await users.byId(bola)) ?? {})).toEqual(Object.keys(blank));
    const found = await users.byIds([ada, bola, NOBODY]);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([record, blank]));
    await expect(users.byIds([bola])).resolves.toEqual([blank]);
    await expect(users.byId(NOBODY)).resolves.toBeUndefined();
    await expect(users.bySub('user_nobody')).resolves.toBeUndefined();
  });

  it('stores a resume of one user, and reports an unknown user', async () => {
    const [bola, ada] = [await create('user_bola'), await create('user_ada')];
    await expect(users.setResume(ada, RESUME)).resolves.toBe(true);
    await expect(users.setResume(ada, RESUME)).resolves.toBe(true);
    await expect(users.setResume(NOBODY, OTHER_RESUME)).resolves.toBe(false);
    expect((await users.byId(ada))?.resumeFileId).toBe(RESUME);
    expect(await users.byId(bola)).not.toHaveProperty('resumeFileId');
  });

  it('finds a resume only for its seeker, and only while it is stored', async () => {
    const [bola, ada] = [await create('user_bola'), await create('user_ada')];
    await users.setResume(ada, RESUME);
    await users.setResume(bola, OTHER_RESUME);
    await expect(users.hasResume(ada, RESUME)).resolves.toBe(true);
    await expect(users.hasResume(bola, RESUME)).resolves.toBe(false);
    await expect(users.hasResume(NOBODY, RESUME)).resolves.toBe(false);
    await users.setResume(ada, UNUSED);
    await expect(users.hasResume(ada, RESUME)).resolves.toBe(false);
  });

  it('finds those of the given files that are a resume of any seeker', async () => {
    const [bola, ada] = [await create('user_bola'), await create('user_ada')];
    await create('user_without');
    await users.setResume(ada, RESUME);
    await users.setResume(bola, OTHER_RESUME);
    const among = async (ids: string[]) => (await users.resumesAmong(ids)).sort();
    expect(await among([UNUSED, OTHER_RESUME, RESUME])).toEqual([RESUME, OTHER_RESUME]);
    expect(await among([RESUME, UNUSED])).toEqual([RESUME]);
    expect(await among([UNUSED])).toEqual([]);
    expect(await among([])).toEqual([]);
  });

  describe('with an erased user', () => {
    const erase = (id: string, mark: string, email = '') =>
      modules.app
        .get(Transactions)
        .run((unit) => users.erase({ id, email }, mark, new Date(Date.now() + 60_000), unit));

    it('erases one user once', async () => {
      const [bola, ada] = [await create('user_bola'), await create('user_ada')];
      await expect(erase(ada, 'mark of user_ada')).resolves.toBe(true);
      await expect(erase(ada, 'mark of user_ada')).resolves.toBe(false);
      expect((await collection().find().toArray()).map(({ _id }) => _id.toHexString())).toEqual([bola]);
    });

    it('makes no new user while the mark stays', async () => {
      await erase(await create('user_chi'), 'mark of user_chi');
      expect(await create('user_chi')).toBe('not stored');
      await modules.db.collection<{ _id: string }>('erasedsubs').deleteOne({ _id: 'mark of user_chi' });
      expect(await create('user_chi')).not.toBe('not stored');
    });

    it('makes no user if the sub is erased while the call runs [PRIVACY-3]', async () => {
      const id = await create('user_dele');
      let attempts = 0;
      const made = modules.app.get(Transactions).run(async (unit) => {
        // This read fixes what the transaction sees.
        await modules.db.model(ERASED_SUB).exists({}).session(unit);
        attempts += 1;
        if (attempts === 1) await erase(id, 'mark of user_dele');
        return users.createForSub('user_dele', 'mark of user_dele', unit);
      });
      await expect(made).resolves.toBe(false);
      expect(attempts).toBe(2);
      expect(await stored('user_dele')).toBeNull();
    });
  });
});
