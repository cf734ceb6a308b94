import { MongooseModule } from '@nestjs/mongoose';
import { type Types } from 'mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { Transactions } from '../database/transactions.js';
import { OutboxRepository } from './outbox.repository.js';
import { OUTBOX_MAIL, type OutboxMail, outboxSchema } from './outbox.schema.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const RENDERED = { subject: 'Hello', text: 'Text', html: '<p>Text</p>' };

describe('OutboxRepository', () => {
  let modules: TestModules;
  let outbox: OutboxRepository;

  beforeAll(async () => {
    modules = await startModules({
      imports: [MongooseModule.forFeature([{ name: OUTBOX_MAIL, schema: outboxSchema }])],
      providers: [OutboxRepository],
    });
    outbox = modules.app.get(OutboxRepository);
  });
  afterAll(() => modules.close());
  beforeEach(async () => {
    await modules.db.collection('outbox').deleteMany({});
  });

  async function keep(change: Partial<OutboxMail> = {}): Promise<Types.ObjectId> {
    const row = {
      to: 'ada@x.example',
      template: 'password-changed',
      data: { name: 'Ada' },
      status: 'waiting',
      refusals: 0,
      createdAt: at(-60),
      dueAt: at(-60),
      leaseUntil: at(-60),
      ...change,
    };
    return (await modules.db.collection('outbox').insertOne(row)).insertedId as unknown as Types.ObjectId;
  }
  const row = async (_id: Types.ObjectId) => modules.db.collection('outbox').findOne({ _id });
  async function taken(seconds = 0): Promise<OutboxMail> {
    const mail = await outbox.lease(at(seconds), at(seconds + 120));
    if (!mail) throw new Error('there is no mail to take');
    return mail;
  }

  it('stores a new mail that is due at once', async () => {
    const mail = { to: 'ada@x.example', template: 'reset-code' as const, data: { kind: 'company' } };
    await outbox.add(mail);
    const kept = await modules.db.collection('outbox').findOne({});
    expect(kept).toMatchObject({ ...mail, status: 'waiting', refusals: 0 });
    expect(await outbox.lease(new Date(), at(120))).toMatchObject(mail);
  });

  it('returns urgent mails before all others, however long those have waited, using the index [MAIL-20]', async () => {
    await modules.db.model(OUTBOX_MAIL).createIndexes();
    for (let count = 0; count < 3; count += 1) await keep({ template: 'newsletter-confirm' });
    for (const template of ['reset-code', 'email-proof'] as const)
      await outbox.add({ to: 'ada@x.example', template, data: {} });
    const later = new Date(Date.now() + 1_000);
    const order: string[] = [];
    for (let count = 0; count < 5; count += 1)
      order.push((await outbox.lease(later, new Date(later.getTime() + 120_000)))?.template ?? 'none');
    expect(order).toEqual([
      'reset-code',
      'email-proof',
      ...Array.from({ length: 3 }, () => 'newsletter-confirm'),
    ]);
    const plan = await modules.db
      .collection('outbox')
      .find({ status: { $in: ['waiting', 'held'] }, dueAt: { $lte: later }, leaseUntil: { $lte: later } })
      .sort({ urgent: -1, dueAt: 1 })
      .hint('next-by-urgency')
      .explain('queryPlanner');
    expect(JSON.stringify(plan.queryPlanner)).not.toContain('"SORT"');
  });

  it('leases a mail to one worker until the lease ends, and then to another', async () => {
    const _id = await keep();
    expect(await outbox.lease(at(0), at(120))).toMatchObject({ _id, leaseUntil: at(120) });
    expect(await outbox.lease(at(119), at(240))).toBeNull();
    expect(await outbox.lease(at(120), at(240))).toMatchObject({ _id, leaseUntil: at(240) });
  });

  it('returns due mails in order, and no shown or dead ones', async () => {
    const [late, early] = [await keep({ dueAt: at(0) }), await keep({ dueAt: at(-30) })];
    await keep({ dueAt: at(1) });
    await keep({ status: 'dead' });
    await keep({ status: 'shown' });
    expect([(await taken())._id, (await taken())._id]).toEqual([early, late]);
    expect(await outbox.lease(at(0), at(120))).toBeNull();
  });

  it('lets the worker with the lease extend it', async () => {
    const other = await keep({ dueAt: at(600), leaseUntil: at(-10) });
    const _id = await keep();
    const mail = await taken();
    await outbox.extend(mail, at(180));
    expect(mail.leaseUntil).toEqual(at(180));
    expect(await row(_id)).toMatchObject({ leaseUntil: at(180) });
    expect(await row(other)).toMatchObject({ leaseUntil: at(-10) });
    await outbox.reschedule(mail, { refusals: 1 });
    expect(await row(_id)).toMatchObject({ refusals: 1, leaseUntil: new Date(0) });
  });

  it('does not let a worker whose lease has ended extend the lease or give the mail back', async () => {
    const _id = await keep();
    const slow = await taken();
    await taken(121);
    await outbox.extend(slow, at(999));
    expect(slow.leaseUntil).toEqual(at(120));
    await outbox.reschedule(slow, { refusals: 1, dueAt: at(999) });
    expect(await row(_id)).toMatchObject({ refusals: 0, dueAt: at(-60), leaseUntil: at(241) });
  });

  it('ends the lease of a returned mail and stores its next state', async () => {
    const [_id, other] = [await keep(), await keep({ dueAt: at(600) })];
    await outbox.reschedule(await taken(), { refusals: 3, dueAt: at(30) });
    expect(await row(_id)).toMatchObject({
      status: 'waiting',
      refusals: 3,
      dueAt: at(30),
      leaseUntil: new Date(0),
    });
    expect(await row(other)).toMatchObject({ refusals: 0, dueAt: at(600) });
    expect(await outbox.lease(at(29), at(120))).toBeNull();
    expect(await outbox.lease(at(30), at(120))).toMatchObject({ _id });
  });

  it('removes only the given mail', async () => {
    const [left, gone] = [await keep(), await keep()];
    await outbox.remove(gone);
    expect(await row(gone)).toBeNull();
    expect(await row(left)).not.toBeNull();
  });

  it('lists shown mails of an address, newest first, up to a limit', async () => {
    const shown = { status: 'shown' as const, rendered: RENDERED };
    const older = await keep({ ...shown, createdAt: at(-30) });
    const newer = await keep({ ...shown, createdAt: at(-20) });
    const newest = await keep({ ...shown, createdAt: at(-20) });
    const others = await keep({ ...shown, createdAt: at(-40), to: 'bola@x.example' });
    const waiting = await keep();
    const ids = async (to: string | undefined, limit = 10) =>
      (await outbox.newestShown(to, limit)).map(({ _id }) => _id);
    expect(await ids(undefined)).toEqual([newest, newer, older, others]);
    expect(await ids('ada@x.example')).toEqual([newest, newer, older]);
    expect(await ids(undefined, 2)).toEqual([newest, newer]);
    await outbox.markShown(waiting, RENDERED, false);
    expect(await row(waiting)).toMatchObject({ status: 'shown', rendered: RENDERED });
    expect(await row(others)).toMatchObject({ to: 'bola@x.example' });
    expect(await ids('ada@x.example')).toContainEqual(waiting);
  });

  it('removes all mails of one owner to an address and no others', async () => {
    const data = { kind: 'seeker' };
    await keep({ data });
    await keep({ data, status: 'dead' });
    const left = [await keep({ data, to: 'bola@x.example' }), await keep({ data: { kind: 'company' } })];
    await outbox.removeOf('ada@x.example', 'seeker');
    const kept = await modules.db.collection('outbox').find().toArray();
    expect(kept.map(({ _id }) => _id)).toEqual(left);
  });

  it('stores a mail that is due later, and returns it then [MAIL-23]', async () => {
    const later = new Date(Date.now() + 1_800_000);
    await outbox.add({ to: 'ada@x.example', template: 'password-changed', data: {}, dueAt: later });
    expect(await outbox.lease(new Date(later.getTime() - 1), later)).toBeNull();
    expect(await outbox.longestDue()).toEqual(later);
    expect(await outbox.lease(later, later)).toMatchObject({ to: 'ada@x.example' });
  });

  it('removes the unsent mails of a change and no others [MAIL-23]', async () => {
    const cause = 'rejection:1';
    await keep({ cause });
    const [sending, other, without] = [
      await keep({ cause, leaseUntil: new Date(Date.now() + 60_000) }),
      await keep({ cause: 'rejection:2' }),
      await keep(),
    ];
    const removed = await modules.app.get(Transactions).run((unit) => outbox.removeCausedBy(cause, unit));
    expect(removed).toBe(1);
    const kept = await modules.db.collection('outbox').find().toArray();
    expect(kept.map(({ _id }) => _id)).toEqual([sending, other, without]);
  });

  it('either removes a mail or lets a worker take it [MAIL-23]', async () => {
    for (let round = 0; round < 50; round += 1) {
      const cause = `rejection:${round}`;
      const _id = await keep({ cause, dueAt: new Date(Date.now() - 1_000) });
      const now = new Date();
      const [removed, mail] = await Promise.all([
        modules.app.get(Transactions).run((unit) => outbox.removeCausedBy(cause, unit)),
        outbox.lease(now, new Date(now.getTime() + 60_000)),
      ]);
      expect([removed, mail?._id]).toEqual(mail ? [0, _id] : [1, undefined]);
      await modules.db.collection('outbox').deleteMany({});
    }
  });

  it('rolls back a mail with the change it belongs to', async () => {
    const waiting = await keep();
    const failing = modules.app.get(Transactions).run(async (unit) => {
      await outbox.add({ to: 'bola@x.example', template: 'password-changed', data: {} }, unit);
      throw new Error('no luck');
    });
    await expect(failing).rejects.toThrow('no luck');
    const kept = await modules.db.collection('outbox').find().toArray();
    expect(kept.map(({ _id }) => _id)).toEqual([waiting]);
  });

  it('finds the mail without refusals that is due the longest, and counts dead mails', async () => {
    expect([await outbox.longestDue(), await outbox.countDead()]).toEqual([undefined, 0]);
    await keep({ firstDueAt: at(-10), createdAt: at(-99) });
    await keep({ firstDueAt: at(-20), dueAt: at(30) });
    await keep({ firstDueAt: at(-90), refusals: 1 });
    await keep({ firstDueAt: at(-80), status: 'dead', refusals: 10 });
    await keep({ firstDueAt: at(-70), status: 'shown' });
    expect([await outbox.longestDue(), await outbox.countDead()]).toEqual([at(-20), 1]);
  });
});
