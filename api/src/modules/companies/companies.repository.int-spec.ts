import { MongooseModule } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { makeIndexes } from '../../platform/database/indexes.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { CompaniesRepository, type NewCompany } from './companies.repository.js';
import { COMPANY, type Company, companySchema } from './company.schema.js';

const NOBODY = 'f'.repeat(24);

describe('the repository of companies', () => {
  let modules: TestModules;
  let companies: CompaniesRepository;

  beforeAll(async () => {
    modules = await startModules({
      imports: [MongooseModule.forFeature([{ name: COMPANY, schema: companySchema }])],
      providers: [CompaniesRepository],
    });
    companies = modules.app.get(CompaniesRepository);
    await makeIndexes(modules.db);
  });
  afterAll(() => modules.close());
  beforeEach(() => modules.db.collection('companies').deleteMany({}));

  const eko: NewCompany = {
    name: 'Eko Haulage',
    email: 'eko@test.example',
    passwordHash: 'hash of Eko',
    logoFileId: 'a'.repeat(24),
  };
  const looms: NewCompany = {
    ...eko,
    name: 'Kano Looms',
    email: 'looms@test.example',
    passwordHash: 'hash of Kano',
  };
  async function insert(company: NewCompany): Promise<string> {
    return (await companies.insert(company)) ?? 'not stored';
  }
  const stored = (id: string) =>
    modules.db.collection<Company>('companies').findOne({ _id: new Types.ObjectId(id) });
  const inUnit = <T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> =>
    modules.app.get(Transactions).run(work);

  it('stores a company with the name that imports look for and a first version of its tokens', async () => {
    const id = await insert(eko);
    expect(await stored(id)).toEqual({
      _id: new Types.ObjectId(id),
      ...eko,
      nameLower: 'eko haulage',
      tokenVersion: 0,
      createdAt: expect.any(Date),
      lastActiveAt: expect.any(Date),
    });
    expect(Math.abs(Date.now() - Number((await stored(id))?.createdAt))).toBeLessThan(60_000);
  });

  it('refuses a second company of an e-mail, and none because of a name [PERSON-1]', async () => {
    await insert(eko);
    await expect(companies.insert({ ...looms, email: eko.email })).resolves.toBeUndefined();
    await insert({ ...looms, name: eko.name });
    await insert({ name: eko.name });
    await insert({ name: eko.name });
    expect(await modules.db.collection('companies').countDocuments()).toBe(4);
  });

  it('tells any other fault of the store from a taken e-mail', async () => {
    await expect(companies.insert({ ...eko, name: '' })).rejects.toThrow(/name/);
    await expect(inUnit((unit) => companies.claim('no id', 'a@test.example', unit))).rejects.toThrow(/no id/);
  });

  it('knows an empty board', async () => {
    await expect(companies.isEmpty()).resolves.toBe(true);
    await insert({ name: 'Nobody Ltd' });
    await expect(companies.isEmpty()).resolves.toBe(false);
  });

  it('hands out what others may see of a company and its e-mail, and no secret', async () => {
    const id = await insert(eko);
    const bare = await insert({ name: 'Nobody Ltd' });
    const record = { id, name: eko.name, email: eko.email, logoFileId: eko.logoFileId };
    expect(await companies.byId(id)).toEqual(record);
    expect(await companies.byId(bare)).toEqual({ id: bare, name: 'Nobody Ltd' });
    expect(Object.keys((await companies.byId(bare)) ?? {})).toEqual(['id', 'name']);
    await expect(companies.byId(NOBODY)).resolves.toBeUndefined();
    await insert(looms);
    const found = await companies.byIds([bare, id, NOBODY]);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([record, { id: bare, name: 'Nobody Ltd' }]));
  });

  it('finds the password of an e-mail, and of no other', async () => {
    await insert(looms);
    const id = await insert(eko);
    const account = { id, ...eko, isProven: false, tokenVersion: 0 };
    expect(await companies.byEmail('eko@test.example')).toEqual(account);
    expect(await companies.accountById(id)).toEqual(account);
    await expect(companies.accountById(NOBODY)).resolves.toBeUndefined();
    await expect(companies.byEmail('nobody@test.example')).resolves.toBeUndefined();
  });

  it('raises the version of one company, each time', async () => {
    const [other, id] = [await insert(looms), await insert(eko)];
    await companies.raiseVersion(id);
    await companies.raiseVersion(id);
    await expect(companies.tokenVersion(id)).resolves.toBe(2);
    await expect(companies.tokenVersion(other)).resolves.toBe(0);
    await expect(companies.tokenVersion(NOBODY)).resolves.toBeUndefined();
  });

  it('stores a stronger hash in place of the one that was compared, unless that has changed', async () => {
    const [other, id] = [await insert({ ...looms, passwordHash: eko.passwordHash }), await insert(eko)];
    await companies.rehash(id, 'an older hash', 'too late');
    expect((await stored(id))?.passwordHash).toBe(eko.passwordHash);
    await companies.rehash(id, 'hash of Eko', 'stronger');
    expect(await stored(id)).toMatchObject({ passwordHash: 'stronger', tokenVersion: 0 });
    expect((await stored(other))?.passwordHash).toBe(eko.passwordHash);
  });

  it('a new password is set for one company, ends its tokens, and belongs to its unit of work', async () => {
    const [other, id] = [await insert(looms), await insert(eko)];
    const failing = inUnit(async (unit) => {
      await companies.setPassword(id, 'new', unit);
      throw new Error('no luck');
    });
    await expect(failing).rejects.toThrow('no luck');
    expect(await stored(id)).toMatchObject({ passwordHash: eko.passwordHash, tokenVersion: 0 });
    await expect(inUnit((unit) => companies.setPassword(id, 'new', unit))).resolves.toBe(1);
    expect(await stored(id)).toMatchObject({ passwordHash: 'new', tokenVersion: 1 });
    expect(await stored(other)).toMatchObject({ passwordHash: looms.passwordHash, tokenVersion: 0 });
    const late = inUnit((unit) => companies.setPassword(id, 'third', unit, eko.passwordHash));
    await expect(late).resolves.toBeUndefined();
    expect(await stored(id)).toMatchObject({ passwordHash: 'new', tokenVersion: 1 });
    await expect(inUnit((unit) => companies.setPassword(id, 'third', unit, 'new'))).resolves.toBe(2);
  });

  it('changes the name or the logo of one company, and what is absent stays', async () => {
    const [other, id] = [await insert(looms), await insert(eko)];
    await companies.update(id, { name: 'Eko Rail' });
    expect(await stored(id)).toMatchObject({ ...eko, name: 'Eko Rail', nameLower: 'eko rail' });
    await companies.update(id, { logoFileId: 'b'.repeat(24) });
    expect(await stored(id)).toMatchObject({
      name: 'Eko Rail',
      nameLower: 'eko rail',
      logoFileId: 'b'.repeat(24),
      email: eko.email,
    });
    expect(await stored(other)).toMatchObject({ ...looms, nameLower: 'kano looms' });
  });

  it('finds the unclaimed company of a name in any case, and never one with an owner', async () => {
    await insert(eko);
    await expect(companies.unclaimedNamed('Eko Haulage')).resolves.toBeUndefined();
    const id = await insert({ name: 'EKO Haulage' });
    for (const name of ['EKO Haulage', 'eko haulage', 'Eko Haulage'])
      expect(await companies.unclaimedNamed(name)).toEqual({ id, name: 'EKO Haulage' });
    await expect(companies.unclaimedNamed('Eko')).resolves.toBeUndefined();
  });

  it('tells those with an owner from those without, among the ones it is asked for', async () => {
    const [owned, unclaimed] = [await insert(eko), await insert({ name: 'Nobody Ltd' })];
    await insert(looms);
    await expect(companies.claimedAmong([unclaimed, owned, NOBODY])).resolves.toEqual([owned]);
    await expect(companies.claimedAmong([])).resolves.toEqual([]);
  });

  it('hands over a company that has no owner, once, to an e-mail that is free', async () => {
    const [owned, other, id] = [
      await insert(eko),
      await insert({ name: 'Somebody Ltd' }),
      await insert({ name: 'Nobody Ltd' }),
    ];
    const claim = async (company: string, email: string) => {
      let outcome = '';
      // The unit of work is given up each time but the good one, as its caller does.
      const done = inUnit(async (unit) => {
        outcome = await companies.claim(company, email, unit);
        if (outcome !== 'claimed') throw new Error(outcome);
      });
      await done.catch(() => undefined);
      return outcome;
    };
    await expect(claim(id, 'eko@test.example')).resolves.toBe('email-taken');
    await expect(claim(id, 'new@test.example')).resolves.toBe('claimed');
    await expect(claim(id, 'newer@test.example')).resolves.toBe('not-claimable');
    await expect(claim(owned, 'newer@test.example')).resolves.toBe('not-claimable');
    await expect(claim(NOBODY, 'newer@test.example')).resolves.toBe('not-claimable');
    const emails = [id, other, owned].map(async (one) => (await stored(one))?.email);
    expect(await Promise.all(emails)).toEqual(['new@test.example', undefined, 'eko@test.example']);
  });

  it('takes a company back when the rest of its handing over fails', async () => {
    const id = await insert({ name: 'Nobody Ltd' });
    const failing = inUnit(async (unit) => {
      await companies.claim(id, 'new@test.example', unit);
      throw new Error('no luck');
    });
    await expect(failing).rejects.toThrow('no luck');
    expect(await stored(id)).not.toHaveProperty('email');
  });

  it('of some files, the logos in use are those of any company, and no others', async () => {
    const [used, alsoUsed, unused] = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
    await insert(eko);
    await insert({ ...looms, logoFileId: alsoUsed });
    await insert({ name: 'Nobody Ltd' });
    const among = async (ids: (string | undefined)[]) =>
      (await companies.logosAmong(ids.map((id) => id ?? ''))).sort();
    expect(await among([used, alsoUsed, unused])).toEqual([used, alsoUsed]);
    expect(await among([alsoUsed])).toEqual([alsoUsed]);
    expect(await among([unused])).toEqual([]);
    expect(await among([])).toEqual([]);
  });
});
