import { randomBytes } from 'node:crypto';
import { addDays, dayAt } from '@skybil/shared';
import { createConnection, type Connection } from 'mongoose';
import { migrate } from './migrate.js';

describe('the migration of an older database', () => {
  let db: Connection;
  beforeEach(async () => {
    const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/migrations-${randomBytes(6).toString('hex')}`;
    db = await createConnection(uri.href).asPromise();
    await db.createCollection('outbox');
  });
  afterEach(async () => {
    await db.dropDatabase();
    await db.close();
  });

  const jobs = () => db.collection('jobs');
  const valuesOf = async (field: string) =>
    Object.fromEntries((await jobs().find().toArray()).map((job) => [job.title, job[field]]));
  const indexes = async () => (await jobs().indexes()).map(({ name }) => name).sort();

  it('lists visible jobs and drops unused indexes [JOB-10]', async () => {
    await jobs().insertMany([
      { title: 'Shown', visible: true },
      { title: 'Hidden', visible: false },
      { title: 'Held', visible: true, listed: false },
    ]);
    await jobs().createIndex({ visible: 1, date: -1 }, { name: 'newest' });
    await jobs().createIndex({ listed: 1, date: -1 }, { name: 'listed' });
    await jobs().createIndex({ companyId: 1 }, { name: 'jobs-of-company' });
    await Promise.all([migrate(db), migrate(db)]);
    expect(await valuesOf('listed')).toEqual({ Shown: true, Hidden: false, Held: false });
    expect(await indexes()).toEqual(['_id_', 'jobs-of-company']);
  });

  it('lets the jobs be opened that were listed, and drops an unused index [JOB-10]', async () => {
    await jobs().insertMany([
      { title: 'Shown', visible: true, listed: true },
      { title: 'Held', visible: true, listed: false },
      { title: 'New', visible: true, shown: true, listed: false },
    ]);
    await jobs().createIndex({ companyId: 1 }, { name: 'shown-not-listed' });
    await Promise.all([migrate(db), migrate(db)]);
    expect(await valuesOf('shown')).toEqual({ Shown: true, Held: false, New: true });
    expect(await indexes()).toEqual(['_id_']);
  });

  it('closes the jobs of an older board after 60 days, and leaves other dates unchanged [CLOSE-8]', async () => {
    await jobs().insertMany([{ title: 'Old' }, { title: 'New', closingDate: '2026-01-02' }]);
    await Promise.all([migrate(db), migrate(db)]);
    expect(await valuesOf('closingDate')).toEqual({
      Old: addDays(dayAt(Date.now()), 60),
      New: '2026-01-02',
    });
  });

  it('drops the index of the former order of mails', async () => {
    await db.createCollection('jobs');
    await db.collection('outbox').createIndex({ status: 1, dueAt: 1 }, { name: 'next-due' });
    await Promise.all([migrate(db), migrate(db)]);
    expect((await db.collection('outbox').indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('gives jobs the numbers of a clear pay text, and changes no text [JOB-58]', async () => {
    const texts = ['250,000 - 400,000', '₦3,000 an hour, net', 'Negotiable', '0', '$900'];
    await jobs().insertMany([
      ...texts.map((salary) => ({ salary, currency: 'NGN' })),
      { salary: '90,000', currency: 'NGN', payMin: 80_000 },
      { salary: '90,000', currency: '' },
    ]);
    const updatedAt = new Date('2026-01-02');
    await jobs().updateMany({}, { $set: { updatedAt } });
    await Promise.all([migrate(db), migrate(db)]);
    const found = await jobs().find().sort({ _id: 1 }).toArray();
    const pay = found.map(({ salary, payMin, payMax, payPeriod, payBasis }) =>
      [salary, payMin, payMax, payPeriod, payBasis].filter((value) => value !== undefined),
    );
    expect(pay).toEqual([
      ['250,000 - 400,000', 250_000, 400_000, 'month'],
      ['₦3,000 an hour, net', 3_000, 3_000, 'hour', 'net'],
      ['Negotiable'],
      ['0'],
      ['$900'],
      ['90,000', 80_000],
      ['90,000'],
    ]);
    expect(found.map((job) => job.updatedAt)).toEqual(found.map(() => updatedAt));
  });

  it('lets a change of e-mail without a time begin at the upgrade, and leaves others unchanged [PERSON-45]', async () => {
    const begun = new Date('2026-01-02');
    await db.createCollection('jobs');
    await db
      .collection('users')
      .insertMany([
        { sub: 'local_1', newEmail: 'ada@mail.example' },
        { sub: 'local_2', newEmail: 'obi@mail.example', newEmailAt: begun },
        { sub: 'local_3' },
      ]);
    const start = Date.now();
    await Promise.all([migrate(db), migrate(db)]);
    const [first, second, third] = await db.collection('users').find().sort({ sub: 1 }).toArray();
    expect(Math.abs((first?.newEmailAt as Date).getTime() - start)).toBeLessThan(60_000);
    expect(second?.newEmailAt).toEqual(begun);
    expect(third).not.toHaveProperty('newEmailAt');
  });

  it('removes titleGrams from jobs', async () => {
    await jobs().insertOne({ title: 'Cook', visible: true, titleGrams: ['coo', 'ook'] });
    await migrate(db);
    expect(await jobs().findOne()).not.toHaveProperty('titleGrams');
  });

  it('sets lastActiveAt to the day of the upgrade for accounts that lack it, and leaves others unchanged', async () => {
    const used = new Date('2026-01-02');
    await db.createCollection('jobs');
    await db.collection('companies').insertOne({ name: 'Old' });
    await db.collection('users').insertMany([{ sub: 'local_1' }, { sub: 'local_2', lastActiveAt: used }]);
    const before = Date.now();
    await migrate(db);
    const at = async (name: string) =>
      (await db.collection(name).find().sort({ _id: 1 }).toArray()).map(({ lastActiveAt }) =>
        (lastActiveAt as Date).getTime(),
      );
    expect((await at('companies'))[0]).toBeGreaterThanOrEqual(before);
    expect(await at('users')).toEqual([expect.any(Number), used.getTime()]);
    expect((await at('users'))[0]).toBeGreaterThanOrEqual(before);
  });

  it('marks the e-mails of existing accounts as verified, so that they keep their adverts and mails [PERSON-33]', async () => {
    const createdAt = new Date('2026-01-02');
    const companies = [
      { name: 'Old', email: 'a@x.example', createdAt },
      { name: 'Unclaimed', createdAt },
    ];
    await db.createCollection('jobs');
    await db.collection('companies').insertMany(companies);
    await db.collection('users').insertMany([
      { sub: 'local_1', signInEmail: 'b@x.example', createdAt },
      { sub: 'clerk_2', email: 'c@x.example', createdAt },
    ]);
    await migrate(db);
    const proven = async (name: string) =>
      (await db.collection(name).find().sort({ _id: 1 }).toArray()).map((one) => one.emailProvenAt);
    expect(await proven('companies')).toEqual([createdAt, undefined]);
    expect(await proven('users')).toEqual([createdAt, undefined]);
  });

  it('converts domains of addresses to ASCII unless the mailbox already has an account [MAIL-19]', async () => {
    await db.createCollection('jobs');
    const users = db.collection('users');
    await users.createIndex({ signInEmail: 1 }, { unique: true, sparse: true });
    const emails = ['ada@post。mail.ng', 'bola@post。mail.ng', 'bola@post.mail.ng', 'chi@münchen.example'];
    await users.insertMany(emails.map((email) => ({ email, signInEmail: email })));
    await db.collection('newsletter').insertOne({ email: 'ada@post。mail.ng' });
    await migrate(db);
    const stored = (await users.find().sort({ _id: 1 }).toArray()).map(
      ({ signInEmail }) => signInEmail as string,
    );
    expect(stored).toEqual([
      'ada@post.mail.ng',
      'bola@post。mail.ng',
      'bola@post.mail.ng',
      'chi@xn--mnchen-3ya.example',
    ]);
    expect(await db.collection('newsletter').findOne()).toMatchObject({
      email: 'ada@post.mail.ng',
    });
  });

  it('stores the names of companies in their jobs [JOB-44]', async () => {
    const companies = [{ name: 'Eko Haulage' }, { name: 'Kano Looms' }];
    const { insertedIds } = await db.collection('companies').insertMany(companies);
    await jobs().insertMany([
      { title: 'Driver', companyId: insertedIds[0] },
      { title: 'Weaver', companyId: insertedIds[1], companyName: 'Kano Mills' },
      { title: 'Orphan', companyId: 'gone' },
    ]);
    await Promise.all([migrate(db), migrate(db)]);
    const names = (await jobs().find().sort({ _id: 1 }).toArray()).map(({ companyName }) => companyName);
    expect(names).toEqual(['Eko Haulage', 'Kano Mills', undefined]);
  });

  it('runs once', async () => {
    await jobs().insertOne({ title: 'Before', visible: true });
    await migrate(db);
    await jobs().insertOne({ title: 'After', visible: true });
    await migrate(db);
    expect(await valuesOf('listed')).toEqual({ Before: true, After: undefined });
  });
});
