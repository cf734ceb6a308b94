import { MongooseModule } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { makeIndexes } from '../../platform/database/indexes.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { CompaniesRepository, type NewCompany } from './companies.repository.js';
import { COMPANY, type Company, companySchema } from './company.schema.js';

const NOBODY = 'f'.repeat(24);

describe('CompaniesRepository', () => {
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

  it('stores a company with its lower-case name and a first token version', async () => {
    const id = await insert(eko);
    expect(await stored(id)).toEqual({
      _id: new Types.ObjectId(id),
      ...eko,
      nameLower: 'eko haulage',
      nameKey: 'ekohauiage',
      tokenVersion: 0,
      createdAt: expect.any(Date),
      lastActiveAt: expect.any(Date),
    });
    expect(Math.abs(Date.now() - Number((await stored(id))?.createdAt))).toBeLessThan(60_000);
  });

  it('refuses a second company of an e-mail, but not of a name [PERSON-1]', async () => {
    await insert(eko);
    await expect(companies.insert({ ...looms, email: eko.email })).resolves.toBeUndefined();
    await insert({ ...looms, name: eko.name });
    await insert({ name: eko.name });
    await insert({ name: eko.name });
    expect(await modules.db.collection('companies').countDocuments()).toBe(4);
  });

  it('throws other database errors', async () => {
    await expect(companies.insert({ ...eko, name: '' })).rejects.toThrow(/name/);
    await expect(inUnit((unit) => companies.claim('no id', 'a@test.example', unit))).rejects.toThrow(/no id/);
  });

  it('reports whether there is any company', async () => {
    await expect(companies.isEmpty()).resolves.toBe(true);
    await insert({ name: 'Nobody Ltd' });
    await expect(companies.isEmpty()).resolves.toBe(false);
  });

  it('returns public fields and the e-mail, and no secret', async () => {
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

  it('finds an account by its e-mail', async () => {
    await insert(looms);
    const id = await insert(eko);
    const account = { id, ...eko, isProven: false, tokenVersion: 0 };
    expect(await companies.byEmail('eko@test.example')).toEqual(account);
    expect(await companies.accountById(id)).toEqual(account);
    await expect(companies.accountById(NOBODY)).resolves.toBeUndefined();
    await expect(companies.byEmail('nobody@test.example')).resolves.toBeUndefined();
  });

  it('raises the token version of one company', async () => {
    const [other, id] = [await insert(looms), await insert(eko)];
    await companies.raiseVersion(id);
    await companies.raiseVersion(id);
    await expect(companies.tokenVersion(id)).resolves.toBe(2);
    await expect(companies.tokenVersion(other)).resolves.toBe(0);
    await expect(companies.tokenVersion(NOBODY)).resolves.toBeUndefined();
  });

  it('replaces a hash unless it has changed meanwhile', async () => {
    const [other, id] = [await insert({ ...looms, passwordHash: eko.passwordHash }), await insert(eko)];
    await companies.rehash(id, 'an older hash', 'too late');
    expect((await stored(id))?.passwordHash).toBe(eko.passwordHash);
    await companies.rehash(id, 'hash of Eko', 'stronger');
    expect(await stored(id)).toMatchObject({ passwordHash: 'stronger', tokenVersion: 0 });
    expect((await stored(other))?.passwordHash).toBe(eko.passwordHash);
  });

  it('sets a new password of one company in the transaction, and ends its tokens', async () => {
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

  it('changes the name or the logo of one company, and keeps absent fields', async () => {
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

  it('finds only the unclaimed company of a name, in any case', async () => {
    await insert(eko);
    await expect(companies.unclaimedNamed('Eko Haulage')).resolves.toBeUndefined();
    const id = await insert({ name: 'EKO Haulage' });
    for (const name of ['EKO Haulage', 'eko haulage', 'Eko Haulage'])
      expect(await companies.unclaimedNamed(name)).toEqual({ id, name: 'EKO Haulage' });
    await expect(companies.unclaimedNamed('Eko')).resolves.toBeUndefined();
  });

  it('finds those of the given companies that have an owner', async () => {
    const [owned, unclaimed] = [await insert(eko), await insert({ name: 'Nobody Ltd' })];
    await insert(looms);
    await expect(companies.claimedAmong([unclaimed, owned, NOBODY])).resolves.toEqual([owned]);
    await expect(companies.claimedAmong([])).resolves.toEqual([]);
  });

  it('hands over a company without an owner once, to a free e-mail', async () => {
    const [owned, other, id] = [
      await insert(eko),
      await insert({ name: 'Somebody Ltd' }),
      await insert({ name: 'Nobody Ltd' }),
    ];
    const claim = async (company: string, email: string) => {
      let outcome = '';
      // As the caller does, abort the transaction unless the claim succeeded.
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

  it('hands nothing over when the transaction fails', async () => {
    const id = await insert({ name: 'Nobody Ltd' });
    const failing = inUnit(async (unit) => {
      await companies.claim(id, 'new@test.example', unit);
      throw new Error('no luck');
    });
    await expect(failing).rejects.toThrow('no luck');
    expect(await stored(id)).not.toHaveProperty('email');
  });

  it('finds those of the given files that are a logo of any company', async () => {
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
