import { MongooseModule } from '@nestjs/mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { makeIndexes } from '../../platform/database/indexes.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import {
  NEWSLETTER_SUBSCRIPTION,
  type NewsletterSubscription,
  newsletterSubscriptionSchema,
} from './newsletter-subscription.schema.js';
import { NewsletterRepository } from './newsletter.repository.js';

const [ADA, BOLA] = ['ada@x.example', 'bola@x.example'];
const NOW = new Date('2026-11-21T12:00:00Z');
const in7Days = new Date('2026-11-28T12:00:00Z');

describe('NewsletterRepository', () => {
  let modules: TestModules;
  let list: NewsletterRepository;

  beforeAll(async () => {
    modules = await startModules({
      imports: [
        MongooseModule.forFeature([{ name: NEWSLETTER_SUBSCRIPTION, schema: newsletterSubscriptionSchema }]),
      ],
      providers: [NewsletterRepository],
    });
    list = modules.app.get(NewsletterRepository);
    await makeIndexes(modules.db);
    // The test uses dates in the past, whose rows the database would remove.
    await modules.db.collection('newsletter').dropIndex('expired');
  });
  afterAll(() => modules.close());
  beforeEach(async () => {
    await modules.db.collection('newsletter').deleteMany({});
    await subscribe(BOLA);
    await list.addConfirmToken(BOLA, 'confirm Bola');
  });

  const inUnit = <T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> =>
    modules.app.get(Transactions).run(work);
  const failing = (work: (unit: UnitOfWork) => Promise<unknown>) =>
    inUnit(async (unit) => {
      await work(unit);
      throw new Error('no luck');
    }).catch((error: Error) => error.message);
  const subscribe = (email: string, userType: 'jobseeker' | 'recruiter' = 'jobseeker') =>
    inUnit((unit) => list.subscribe(email, userType, in7Days, unit));
  const confirm = (hash: string, now = NOW) => inUnit((unit) => list.confirm(hash, now, unit));
  const row = (email: string) =>
    modules.db.collection<NewsletterSubscription>('newsletter').findOne({ email });
  async function join(email: string): Promise<void> {
    await subscribe(email);
    await list.addConfirmToken(email, `confirm ${email}`);
    await confirm(`confirm ${email}`);
    await list.addUnsubscribeToken(email, `leave ${email}`);
  }

  it('stores a new address as pending, and a later user type replaces the first', async () => {
    await expect(subscribe(ADA, 'recruiter')).resolves.toBe(true);
    await expect(subscribe(ADA)).resolves.toBe(true);
    expect(await row(ADA)).toMatchObject({ status: 'pending', userType: 'jobseeker', expiresAt: in7Days });
    expect(await row(BOLA)).toMatchObject({ status: 'pending', confirmTokens: ['confirm Bola'] });
  });

  it('does not change a confirmed address', async () => {
    await join(ADA);
    await expect(subscribe(ADA, 'recruiter')).resolves.toBe(false);
    expect(await row(ADA)).toMatchObject({ status: 'confirmed', userType: 'jobseeker' });
    expect(await row(ADA)).not.toHaveProperty('expiresAt');
  });

  it('confirms an address by a link that was sent to it and has not expired', async () => {
    await subscribe(ADA);
    await list.addConfirmToken(ADA, 'confirm Ada');
    await expect(confirm('another')).resolves.toBeUndefined();
    await expect(confirm('confirm Ada', in7Days)).resolves.toBeUndefined();
    await expect(list.isConfirmed('confirm Ada')).resolves.toBe(false);
    await expect(confirm('confirm Ada')).resolves.toBe(ADA);
    await expect(confirm('confirm Ada')).resolves.toBeUndefined();
    await expect(list.isConfirmed('confirm Ada')).resolves.toBe(true);
    await expect(list.isConfirmed('another')).resolves.toBe(false);
    expect(await row(ADA)).toMatchObject({ status: 'confirmed', confirmedAt: NOW });
    expect((await row(BOLA))?.status).toBe('pending');
  });

  it('adds confirmation links while pending, and unsubscribe links while confirmed', async () => {
    await subscribe(ADA);
    await expect(list.addUnsubscribeToken(ADA, 'leave')).resolves.toBe(false);
    await expect(list.addConfirmToken(ADA, 'confirm')).resolves.toBe(true);
    await confirm('confirm');
    await expect(list.addConfirmToken(ADA, 'too late')).resolves.toBe(false);
    await expect(list.addUnsubscribeToken(ADA, 'leave')).resolves.toBe(true);
    expect(await row(ADA)).toMatchObject({ confirmTokens: ['confirm'], unsubscribeTokens: ['leave'] });
    expect(await row(BOLA)).toMatchObject({ confirmTokens: ['confirm Bola'], unsubscribeTokens: [] });
  });

  it('stores the last thirty links of each kind', async () => {
    await join(ADA);
    const hashes = Array.from({ length: 31 }, (_, at) => `hash ${at}`);
    for (const hash of hashes) await list.addUnsubscribeToken(ADA, hash);
    for (const hash of hashes) await list.addConfirmToken(BOLA, hash);
    expect((await row(ADA))?.unsubscribeTokens).toEqual(hashes.slice(1));
    expect((await row(BOLA))?.confirmTokens).toEqual(hashes.slice(1));
  });

  it('stores only the link after an unsubscription, and only that link works again', async () => {
    await join(ADA);
    await expect(list.unsubscribe('another', in7Days)).resolves.toBe(false);
    for (let times = 0; times < 2; times += 1)
      await expect(list.unsubscribe(`leave ${ADA}`, in7Days)).resolves.toBe(true);
    const left = await modules.db.collection('newsletter').findOne({ status: 'unsubscribed' });
    expect(left).toStrictEqual({
      _id: left?._id,
      status: 'unsubscribed',
      confirmTokens: [],
      unsubscribeTokens: [`leave ${ADA}`],
      createdAt: expect.any(Date),
      expiresAt: in7Days,
    });
    expect((await row(BOLA))?.status).toBe('pending');
  });

  it('removes only the given address', async () => {
    await subscribe(ADA);
    await list.remove(ADA);
    expect([await row(ADA), (await row(BOLA))?.email]).toEqual([null, BOLA]);
  });

  it('changes nothing when the transaction fails', async () => {
    await subscribe(ADA);
    await list.addConfirmToken(ADA, 'confirm Ada');
    const before = await row(ADA);
    const works: ((unit: UnitOfWork) => Promise<unknown>)[] = [
      (unit) => list.subscribe(ADA, 'recruiter', NOW, unit),
      (unit) => list.confirm('confirm Ada', NOW, unit),
    ];
    for (const work of works) {
      expect(await failing(work)).toBe('no luck');
      expect(await row(ADA)).toEqual(before);
    }
  });
});
