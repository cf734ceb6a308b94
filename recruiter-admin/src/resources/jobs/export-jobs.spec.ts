import { describe, expect, it, vi } from 'vitest';
import type { Job } from '../../providers/types';
import { catchDownloads } from '../../testing/downloads';
import { job } from '../../testing/records';
import { exportJobs } from './export-jobs';

async function exported(fields: Partial<Job>) {
  const saved = catchDownloads();
  const { _id, ...rest } = job(fields);
  void exportJobs([{ ...rest, id: _id }], (data) => data as never, undefined as never, 'manage-jobs');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const [heads = '', cells = ''] = (saved[0]?.text ?? '').split('\n');
  return { name: saved[0]?.name, heads, cells };
}

describe('the export of jobs', () => {
  it('has a column for each field, and no other [DECIDE-5]', async () => {
    expect(await exported({ kind: 'remote' })).toEqual({
      name: 'manage-jobs.csv',
      heads: '\uFEFFJob Title,Date,Kind,Location,Category,Level,Salary,Currency,Applicants,Visible',
      cells:
        'Frontend Developer,20 November 2026,Remote,Lagos,Programming,Senior level,"250,000 - 400,000",NGN,3,Yes',
    });
  });

  it('distinguishes hidden and visible jobs', async () => {
    expect((await exported({ visible: false, kind: 'job' })).cells).toMatch(/,On-site,.*,No$/);
  });

  it.each(['=', '+', '-', '@', '\t', '\r'])(
    'keeps a spreadsheet from taking a cell that begins with %j for a formula [DECIDE-5]',
    async (sign) => {
      const fields = ['title', 'location', 'salary', 'category', 'level', 'currency'];
      const { cells } = await exported(Object.fromEntries(fields.map((name) => [name, `${sign}A1`])));
      expect(cells.split(`'${sign}A1`)).toHaveLength(fields.length + 1);
    },
  );

  it('does not change these characters inside a cell', async () => {
    expect((await exported({ title: 'C++ and R-D' })).cells).toMatch(/^C\+\+ and R-D,/);
  });
});
