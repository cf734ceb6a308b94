import { Types } from 'mongoose';
import { RETENTION } from '@skybil/shared';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { apply, sendResume } from '../../../test/documents.js';
import { eventually } from '../../../test/eventually.js';
import { mentionsOf } from '../../../test/mentions.js';
import { sendRegistration } from '../../../test/registrations.js';
import { AccountUse } from '../accounts/use/account-use.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { RetentionService } from './retention.service.js';

const DAY = 86_400_000;
const MINUTE = 60_000;
const monthsAgo = (months: number) => {
  const moment = new Date();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.getTime();
};
type Made = { id: string; email: string; headers: Record<string, string> };

describe('RetentionService', () => {
  let board: TestBoard;
  let retention: RetentionService;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    retention = board.app.get(RetentionService);
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const collection = (name: string) => board.connection.collection(name);
  const leases = () => board.connection.collection<{ _id: string; until: Date }>('leases');

  it('removes the certificate of a company thirty days after the decision, and not before [VERIFIED-3]', async () => {
    const companies = [await newCompany(board), await newCompany(board), await newCompany(board)];
    const decided = Date.now() - RETENTION.certificateDays * DAY;
    const times = [decided - MINUTE, decided + MINUTE, undefined];
    for (const [at, company] of companies.entries()) {
      await sendRegistration(board, company);
      const time = times[at];
      const change = time === undefined ? {} : { 'registration.decidedAt': new Date(time) };
      await collection('companies').updateOne(
        { _id: new Types.ObjectId(company.id) },
        { $set: { 'registration.number': `RC ${at}`, ...change } },
      );
    }
    await retention.run();
    const rows = await collection('companies')
      .find({ 'registration.fileId': { $exists: true } })
      .toArray();
    expect(rows.map(({ registration }) => (registration as { number: string }).number)).toEqual([
      'RC 1',
      'RC 2',
    ]);
    expect(await collection('files').countDocuments()).toBe(2);
  });

  describe('of applications', () => {
    const yearAgo = () => monthsAgo(RETENTION.rejectedApplicationMonths);

    async function application(status: string, decidedAt?: number): Promise<Types.ObjectId> {
      const _id = new Types.ObjectId();
      const ids = {
        jobId: new Types.ObjectId(),
        companyId: new Types.ObjectId(),
        userId: new Types.ObjectId(),
      };
      const rest = { kind: 'job', resumeFileId: 'a'.repeat(24), status, date: new Date(0) };
      const decided = decidedAt === undefined ? {} : { decidedAt: new Date(decidedAt) };
      await collection('applications').insertOne({ _id, ...ids, ...rest, ...decided });
      return _id;
    }
    const isThere = async (_id: Types.ObjectId) =>
      (await collection('applications').findOne({ _id })) !== null;

    it('erases a rejected application twelve months after the decision, and not before [PRIVACY-4]', async () => {
      const [over, young] = [
        await application('Rejected', yearAgo() - MINUTE),
        await application('Rejected', yearAgo() + MINUTE),
      ];
      await retention.run();
      expect([await isThere(over), await isThere(young)]).toEqual([false, true]);
    });

    it('erases one that nobody decided twelve months after the job closed, and not before [PRIVACY-4]', async () => {
      const closedAt = [yearAgo() - MINUTE, yearAgo() + MINUTE, yearAgo() - MINUTE];
      const statuses = ['Pending', 'Pending', 'Accepted'];
      const company = await newCompany(board);
      const made: Types.ObjectId[] = [];
      for (const [at, time] of closedAt.entries()) {
        const jobId = new Types.ObjectId(await newJob(board, company));
        const closed = { closedAs: 'filled', closedAt: new Date(time), isPageOver: true };
        await collection('jobs').updateOne({ _id: jobId }, { $set: closed });
        const _id = await application(statuses[at] ?? '');
        await collection('applications').updateOne({ _id }, { $set: { jobId } });
        made.push(_id);
      }
      await retention.run();
      expect(await Promise.all(made.map(isThere))).toEqual([false, true, true]);
    });

    it('erases an interview 30 days after it took place and keeps the application [PRIVACY-4]', async () => {
      const now = Date.now();
      const times = [now - 30 * DAY - MINUTE, now - 30 * DAY + MINUTE];
      const made = await Promise.all(times.map(() => application('Pending')));
      for (const [at, time] of times.entries()) {
        const interview = { sequence: 0, startsAt: new Date(time), phone: '0803 123 4567' };
        await collection('applications').updateOne({ _id: made[at] }, { $set: { interview } });
      }
      await retention.run();
      const stored = await Promise.all(made.map((_id) => collection('applications').findOne({ _id })));
      expect(stored.map((row) => row?.interview?.phone)).toEqual([undefined, '0803 123 4567']);
    });

    it('keeps other applications, however old', async () => {
      const [accepted, pending] = [
        await application('Accepted', yearAgo() - 9 * DAY),
        await application('Pending'),
      ];
      await retention.run();
      expect([await isThere(accepted), await isThere(pending)]).toEqual([true, true]);
    });

    it('erases more than one batch', async () => {
      const rows = Array.from({ length: 1_001 }, () => ({
        kind: 'job',
        jobId: new Types.ObjectId(),
        companyId: new Types.ObjectId(),
        userId: new Types.ObjectId(),
        resumeFileId: 'a'.repeat(24),
        status: 'Rejected',
        date: new Date(0),
        decidedAt: new Date(yearAgo() - MINUTE),
      }));
      await collection('applications').insertMany(rows);
      await retention.run();
      expect(await collection('applications').countDocuments()).toBe(0);
    });
  });

  describe.each([
    ['seeker', 'users', newSeeker],
    ['company', 'companies', newCompany],
  ] as const)('of accounts of a %s', (kind, name, make) => {
    const END = monthsAgo(RETENTION.idleAccountMonths);
    /** @param days from the end of the retention period to now; negative before the end */
    async function idleFor(days: number, warned?: { times: number; daysAgo: number }): Promise<Made> {
      const account: Made = await make(board);
      await collection('outbox').deleteMany({});
      await collection(name).updateOne(
        { _id: new Types.ObjectId(account.id) },
        {
          $set: {
            lastActiveAt: new Date(END - days * DAY - MINUTE),
            ...(warned
              ? {
                  idleWarnings: warned.times,
                  idleWarnedAt: new Date(Date.now() - warned.daysAgo * DAY - MINUTE),
                }
              : {}),
          },
        },
      );
      return account;
    }
    const row = async ({ id }: Made) => collection(name).findOne({ _id: new Types.ObjectId(id) });
    const mails = async ({ email }: Made) =>
      collection('outbox').countDocuments({ to: email, template: 'account-idle' });

    it.each([
      ['60 days before the end, once', -60, undefined, 1],
      ['not 61 days before it', -61, undefined, 0],
      ['a second time 14 days before it', -14, { times: 1, daysAgo: 46 }, 1],
      ['not a second time 15 days before it', -15, { times: 1, daysAgo: 46 }, 0],
      ['not a second time as long as the first is young', 0, { times: 1, daysAgo: 45 }, 0],
      ['not a third time', -1, { times: 2, daysAgo: 13 }, 0],
    ])('warns %s [PRIVACY-10]', async (_, days, warned, count) => {
      const account = await idleFor(days, warned);
      await retention.run();
      await retention.run();
      expect(await mails(account)).toBe(count);
      expect((await row(account))?.idleWarnings ?? 0).toBe((warned?.times ?? 0) + count);
    });

    it.each([
      ['after two warnings, 14 days after the second', 0, { times: 2, daysAgo: 14 }, true],
      ['not 13 days after the second', 0, { times: 2, daysAgo: 13 }, false],
      ['not before the 24 months are over', -1, { times: 2, daysAgo: 14 }, false],
      ['not without a warning, however long it is', 900, undefined, false],
    ])('erases it %s [PRIVACY-10]', async (_, days, warned, isErased) => {
      const account = await idleFor(days, warned);
      await retention.run();
      expect((await row(account)) === null).toBe(isErased);
      if (isErased) expect(await mentionsOf(board, [account.email])).toEqual([]);
    });

    it('starts again after a request, which clears the warnings and is stored once a day [PRIVACY-10]', async () => {
      const account = await idleFor(0, { times: 2, daysAgo: 14 });
      const own = kind === 'seeker' ? '/api/users/user' : '/api/company/company';
      // simulates another process
      (board.app.get(AccountUse)['noted'] as Map<string, true>).clear();
      await board.http.get(own).set(account.headers).expect(200);
      await eventually(async () => {
        const used = await row(account);
        expect(used?.lastActiveAt.getTime()).toBeGreaterThan(Date.now() - MINUTE);
        expect(used).not.toHaveProperty('idleWarnings');
      }, 5_000);
      await retention.run();
      expect(await row(account)).not.toBeNull();
      const first = (await row(account))?.lastActiveAt as Date;
      await board.http.get(own).set(account.headers).expect(200);
      expect((await row(account))?.lastActiveAt).toEqual(first);
    });
  });

  it('keeps an imported company without an owner', async () => {
    const unclaimed = {
      name: 'Kitchen',
      nameLower: 'kitchen',
      lastActiveAt: new Date(0),
      idleWarnings: 2,
      idleWarnedAt: new Date(0),
    };
    await collection('companies').insertOne({ ...unclaimed, tokenVersion: 0 });
    await retention.run();
    expect(await collection('companies').countDocuments()).toBe(1);
  });

  it('runs once a day, in one process [PRIVACY-4]', async () => {
    const run = jest.spyOn(retention, 'run').mockResolvedValue();
    await Promise.all([1, 2, 3].map(() => retention.runDaily()));
    expect(run).toHaveBeenCalledTimes(1);
    await leases().updateOne({ _id: 'retention' }, { $set: { until: new Date(Date.now() - 1) } });
    await retention.runDaily();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('repeats a failed run within the hour', async () => {
    jest
      .spyOn(board.app.get(ApplicationsService), 'eraseRejectedBefore')
      .mockRejectedValueOnce(new Error('no luck'));
    await retention.runDaily();
    const lease = await leases().findOne({ _id: 'retention' });
    expect((lease?.until.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60 * MINUTE);
    expect((lease?.until.getTime() ?? 0) - Date.now()).toBeGreaterThan(50 * MINUTE);
  });

  it('keeps the resume of a rejected application while the profile uses it', async () => {
    const [seeker, company] = [await newSeeker(board), await newCompany(board)];
    await sendResume(board, seeker, 'resume of Ada');
    await apply(board, seeker, await newJob(board, company));
    await collection('applications').updateMany({}, { $set: { status: 'Rejected', decidedAt: new Date(0) } });
    await retention.run();
    expect(await collection('applications').countDocuments()).toBe(0);
    expect(await collection('files').countDocuments()).toBe(1);
  });
});

describe('data with a TTL index', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());

  /** Time until the TTL index removes the row. The test `expiring-rows` shows the removal. */
  async function staysFor(name: string): Promise<number> {
    const row = await board.connection.collection(name).findOne({ expiresAt: { $exists: true } });
    return (row?.expiresAt as Date).getTime() - Date.now();
  }
  const expectAbout = (given: number, wanted: number) => {
    expect(given).toBeLessThanOrEqual(wanted);
    expect(given).toBeGreaterThan(wanted - MINUTE);
  };

  it('expires after seven days for an unconfirmed newsletter address', async () => {
    await board.http
      .post('/api/newsletter')
      .send({ user_type: 'jobseeker', email: 'a@test.example' })
      .expect(200);
    expectAbout(await staysFor('newsletter'), RETENTION.unconfirmedNewsletterDays * DAY);
  });

  it('expires after 24 hours for a reset code', async () => {
    const { email } = await newSeeker(board);
    await board.http.post('/api/auth/send-reset-otp').send({ email }).expect(200);
    await eventually(
      async () => expectAbout(await staysFor('resetcodes'), RETENTION.resetCodeHours * 3_600_000),
      5_000,
    );
  });
});
