import { Types } from 'mongoose';
import { RETENTION } from '@skybil/shared';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { apply, sendResume } from '../../../test/documents.js';
import { eventually } from '../../../test/eventually.js';
import { mentionsOf } from '../../../test/mentions.js';
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

describe('the daily run', () => {
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

  describe('of applications', () => {
    const YEAR = monthsAgo(RETENTION.rejectedApplicationMonths);

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

    it('removes a rejected one twelve months after the decision, and not before [PRIVACY-4]', async () => {
      const [over, young] = [
        await application('Rejected', YEAR - MINUTE),
        await application('Rejected', YEAR + MINUTE),
      ];
      await retention.run();
      expect([await isThere(over), await isThere(young)]).toEqual([false, true]);
    });

    it('leaves the others, however old', async () => {
      const [accepted, pending] = [
        await application('Accepted', YEAR - 9 * DAY),
        await application('Pending'),
      ];
      await retention.run();
      expect([await isThere(accepted), await isThere(pending)]).toEqual([true, true]);
    });

    it('goes through more than it takes at once', async () => {
      const rows = Array.from({ length: 1_001 }, () => ({
        kind: 'job',
        jobId: new Types.ObjectId(),
        companyId: new Types.ObjectId(),
        userId: new Types.ObjectId(),
        resumeFileId: 'a'.repeat(24),
        status: 'Rejected',
        date: new Date(0),
        decidedAt: new Date(YEAR - MINUTE),
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
    /** An account that was used last so many days before, or with a minus after, the day of its end. */
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

    it('counts from the use: a call takes the warnings back, and one a day is written [PRIVACY-10]', async () => {
      const account = await idleFor(0, { times: 2, daysAgo: 14 });
      const own = kind === 'seeker' ? '/api/users/user' : '/api/company/company';
      // as the next process would see it
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

  it('leaves a company that an import made and nobody owns', async () => {
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

  it('is done once a day, by one copy of the board [PRIVACY-4]', async () => {
    const run = jest.spyOn(retention, 'run').mockResolvedValue();
    await Promise.all([1, 2, 3].map(() => retention.runDaily()));
    expect(run).toHaveBeenCalledTimes(1);
    await leases().updateOne({ _id: 'retention' }, { $set: { until: new Date(Date.now() - 1) } });
    await retention.runDaily();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that failed is done again within the hour, not the next day', async () => {
    jest
      .spyOn(board.app.get(ApplicationsService), 'eraseRejectedBefore')
      .mockRejectedValueOnce(new Error('no luck'));
    await retention.runDaily();
    const lease = await leases().findOne({ _id: 'retention' });
    expect((lease?.until.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60 * MINUTE);
    expect((lease?.until.getTime() ?? 0) - Date.now()).toBeGreaterThan(50 * MINUTE);
  });

  it('leaves the resume of a rejected application that is still on file', async () => {
    const [seeker, company] = [await newSeeker(board), await newCompany(board)];
    await sendResume(board, seeker, 'resume of Ada');
    await apply(board, seeker, await newJob(board, company));
    await collection('applications').updateMany({}, { $set: { status: 'Rejected', decidedAt: new Date(0) } });
    await retention.run();
    expect(await collection('applications').countDocuments()).toBe(0);
    expect(await collection('files').countDocuments()).toBe(1);
  });
});

describe('what names its own end', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());

  /** How long from now a row of the collection stays; the database removes it then, as `expiring-rows` shows. */
  async function staysFor(name: string): Promise<number> {
    const row = await board.connection.collection(name).findOne({ expiresAt: { $exists: true } });
    return (row?.expiresAt as Date).getTime() - Date.now();
  }
  const expectAbout = (given: number, wanted: number) => {
    expect(given).toBeLessThanOrEqual(wanted);
    expect(given).toBeGreaterThan(wanted - MINUTE);
  };

  it('is an unconfirmed newsletter address, after seven days', async () => {
    await board.http
      .post('/api/newsletter')
      .send({ user_type: 'jobseeker', email: 'a@test.example' })
      .expect(200);
    expectAbout(await staysFor('newsletter'), RETENTION.unconfirmedNewsletterDays * DAY);
  });

  it('is a reset code, after 24 hours', async () => {
    const { email } = await newSeeker(board);
    await board.http.post('/api/auth/send-reset-otp').send({ email }).expect(200);
    await eventually(
      async () => expectAbout(await staysFor('resetcodes'), RETENTION.resetCodeHours * 3_600_000),
      5_000,
    );
  });
});
