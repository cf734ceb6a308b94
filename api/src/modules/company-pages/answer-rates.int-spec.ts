import { Types } from 'mongoose';
import { newCompany, newJob, sharedBoard, type TestBoard } from '../../../test/board.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { AnswerRatesService } from './answer-rates.service.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the answer rate of a company', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    jobId = await newJob(board, company);
  });
  afterEach(() => jest.restoreAllMocks());

  interface Sent {
    daysAgo: number;
    status?: 'Accepted' | 'Rejected' | 'Pending';
    /** From application to decision. */
    wait?: number;
    held?: true;
  }

  function send(sent: readonly Sent[], to = company.id): Promise<string[]> {
    const rows = sent.map(({ daysAgo, status = 'Pending', wait, held }) => {
      const date = new Date(Date.now() - daysAgo * DAY);
      const decidedAt = wait === undefined ? {} : { decidedAt: new Date(date.getTime() + wait) };
      const userId = new Types.ObjectId().toHexString();
      return { jobId, companyId: to, userId, status, date, ...decidedAt, ...(held ? { held } : {}) };
    });
    return storeApplications(board, rows);
  }
  const run = () => board.app.get(AnswerRatesService).run();
  async function shown(id = company.id): Promise<unknown> {
    return (await board.http.get(`/api/companies/${id}`).expect(200)).body.company.answerRate;
  }
  const ten = (change: Partial<Sent> = {}) =>
    Array.from({ length: 10 }, (): Sent => ({ daysAgo: 20, status: 'Accepted', wait: DAY, ...change }));

  // Computed by hand. Twelve applications of the last 90 days count, of which ten have a decision:
  // 10 / 12 = 83.3 %, so 83 %. Nine decisions have a time. Their waits in days are, in order,
  // 0.5, 1, 2, 3, [5.25], 6, 8, 21, 40. The one in the middle is the fifth, 5.25 days, so 6 days.
  // An application before the 90 days and one that waits for its seeker's e-mail do not count.
  const BY_HAND: Sent[] = [
    { daysAgo: 89, status: 'Rejected', wait: 40 * DAY },
    { daysAgo: 80, status: 'Accepted', wait: 5 * DAY + 6 * HOUR },
    { daysAgo: 70, status: 'Rejected', wait: 8 * DAY },
    { daysAgo: 60, status: 'Accepted' },
    { daysAgo: 50, status: 'Accepted', wait: 12 * HOUR },
    { daysAgo: 40, status: 'Rejected', wait: 21 * DAY },
    { daysAgo: 30, status: 'Rejected', wait: 3 * DAY },
    { daysAgo: 20, status: 'Accepted', wait: 6 * DAY },
    { daysAgo: 15, status: 'Rejected', wait: 1 * DAY },
    { daysAgo: 10, status: 'Rejected', wait: 2 * DAY },
    { daysAgo: 5 },
    { daysAgo: 1 },
    { daysAgo: 91, status: 'Rejected', wait: 30 * DAY },
    { daysAgo: 3, held: true },
  ];

  it('is the one computed by hand [COMPANY-3]', async () => {
    await send(BY_HAND);
    await run();
    expect(await shown()).toEqual({ percent: 83, days: 6 });
  });

  it('is of its own applications only [COMPANY-3]', async () => {
    const other = await newCompany(board);
    await newJob(board, other);
    await send(ten());
    await send(ten({ status: 'Pending', wait: undefined }), other.id);
    await run();
    expect([await shown(), await shown(other.id)]).toEqual([{ percent: 100, days: 1 }, { percent: 0 }]);
  });

  it('is absent below ten applications, also after there were ten [COMPANY-3]', async () => {
    await send(ten().slice(1));
    await run();
    expect(await shown()).toBeUndefined();
    const [last = ''] = await send(ten().slice(9));
    await run();
    expect(await shown()).toEqual({ percent: 100, days: 1 });
    // as an erasure does
    await board.connection.collection('applications').deleteOne({ _id: new Types.ObjectId(last) });
    await run();
    expect(await shown()).toBeUndefined();
  });

  it('follows a decision at the next run, and is written only if it changes', async () => {
    const rows = ten({ status: 'Pending', wait: undefined });
    await send(rows);
    await run();
    const stored = () =>
      board.connection.collection('companies').findOne({ _id: new Types.ObjectId(company.id) });
    const written = jest.spyOn(board.connection.model('Company').collection, 'bulkWrite');
    await run();
    expect(await written.mock.results[0]?.value).toMatchObject({ modifiedCount: 0 });
    expect((await stored())?.['answerRate']).toEqual({ percent: 0 });
    await board.connection.collection('applications').updateOne({}, { $set: { status: 'Rejected' } });
    await run();
    expect(await shown()).toEqual({ percent: 10 });
  });

  it('is written once a day, and a failure is logged', async () => {
    const rates = board.app.get(AnswerRatesService);
    const ran = jest.spyOn(rates, 'run');
    ran.mockRejectedValueOnce(new Error('the database is gone'));
    await rates.runDaily();
    // the lease of a failed run ends by itself
    await board.connection.collection('leases').deleteMany({});
    await rates.runDaily();
    await rates.runDaily();
    expect(ran).toHaveBeenCalledTimes(2);
  });
});
