import { Types } from 'mongoose';
import { startBoard, type TestBoard } from '../../../test/board.js';
import { dayOf, storeJobs } from '../../../test/stored-jobs.js';
import type { JobDto } from './dto/job.dto.js';

describe('similar jobs', () => {
  let board: TestBoard;
  const companyId = new Types.ObjectId();

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());

  const job = (title: string, day: number, more: object = {}) => ({
    companyId: new Types.ObjectId(),
    title,
    category: 'Accounting and Finance',
    location: 'Kano',
    date: dayOf(day),
    ...more,
  });
  async function similar(path: string): Promise<string[]> {
    const { body } = await board.http.get(`/api/${path}/similar`).expect(200);
    return ((body.jobs ?? body.skybiljobs) as JobDto[]).map(({ title }) => title);
  }

  it('share category and a word of the title, those in the same state first [SITE-73]', async () => {
    const [id = ''] = await storeJobs(board, [
      job('Senior Accountant', 1, { location: 'Lagos' }),
      job('Accountant for a hotel', 2, { location: 'Lagos' }),
      job('Accountants', 3, { location: 'Lagos' }),
      job('Chief accountant', 4),
      job('Senior Cashier', 5, { location: 'Lagos' }),
      job('Accountant who sells', 6, { category: 'Sales' }),
      job('Remote accountant', 7, { kind: 'remote' }),
      job('Hidden accountant', 8, { visible: false }),
    ]);
    expect(await similar(`jobs/${id}`)).toEqual([
      'Accountants',
      'Accountant for a hotel',
      'Chief accountant',
    ]);
  });

  it('are four at most, those that share most words first [SITE-73]', async () => {
    const [id = ''] = await storeJobs(board, [
      job('Payroll accountant', 1),
      job('Accountant and payroll officer', 2),
      ...[3, 4, 5, 6, 7].map((day) => job(`Accountant ${day}`, day)),
    ]);
    expect(await similar(`jobs/${id}`)).toEqual([
      'Accountant and payroll officer',
      'Accountant 7',
      'Accountant 6',
      'Accountant 5',
    ]);
  });

  it('leave out the four jobs of the company that the page shows anyway [SITE-73]', async () => {
    const own = [1, 2, 3, 4, 5, 6].map((day) => job(`Own accountant ${day}`, day, { companyId }));
    const stored = await storeJobs(board, own);
    expect(await similar(`jobs/${stored[5]}`)).toEqual(['Own accountant 1']);
  });

  it('of a remote job are remote', async () => {
    const [id = ''] = await storeJobs(board, [
      job('Accountant', 1, { kind: 'remote', location: 'Anywhere' }),
      job('Remote accountant', 2, { kind: 'remote' }),
      job('Accountant on site', 3),
    ]);
    expect(await similar(`remotejobs/${id}`)).toEqual(['Remote accountant']);
  });

  it.each([
    ['category', { category: '' }],
    ['word', { title: 'Senior' }],
  ])('are none if the job has no %s to compare', async (_what, changes) => {
    const [id = ''] = await storeJobs(board, [
      job('Senior Accountant', 1, changes),
      job('Senior Accountant', 2, changes),
    ]);
    expect(await similar(`jobs/${id}`)).toEqual([]);
  });
});
