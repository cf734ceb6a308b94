import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import type { JobDto } from './dto/job.dto.js';

describe('the filter and the order by pay', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', EXCHANGE_RATES: '2026-11-01 USD=1500' });
    const company = await newCompany(board);
    for (const [title, pay] of Object.entries({
      'Text in naira': { salary: '200,000 - 400,000' },
      'Less in naira': { salary: '0', payMin: 90_000, payMax: 120_000 },
      'By the hour': { salary: '0', payMax: 3_000, payPeriod: 'hour' },
      'In dollars': { salary: '$1,000 a month' },
      'In pounds': { salary: '900', currency: 'GBP' },
      'In words': { salary: 'Negotiable' },
      Undisclosed: { salary: '0' },
    }))
      await newJob(board, company, { title, ...pay });
  });
  afterAll(() => board.close());

  async function titles(query: string): Promise<string[]> {
    const { body } = await board.http.get(`/api/jobs?limit=50&page=1&${query}`).expect(200);
    return body.jobs.map((job: JobDto) => job.title);
  }

  it('keep jobs whose highest pay reaches the sum, and those whose currency has no rate [JOB-59]', async () => {
    expect((await titles('payAtLeast=400000')).sort()).toEqual([
      'By the hour',
      'In dollars',
      'In pounds',
      'Text in naira',
    ]);
    expect((await titles('payAtLeast=400001')).sort()).toEqual(['By the hour', 'In dollars', 'In pounds']);
  });

  it('put the highest pay first, and pay without a rate last [JOB-59]', async () => {
    const sorted = await titles('sort=-pay');
    expect(sorted.slice(0, 4)).toEqual(['In dollars', 'By the hour', 'Text in naira', 'Less in naira']);
    expect(sorted).toHaveLength(7);
  });
});
