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
      heads:
        '\uFEFFJob Title,Date,Kind,Location,Category,Level,Salary,Currency,Applicants,Visible,' +
        'States,City or area,Employment type,Work mode,NYSC,Degree,Pay from,Pay to,Pay period,Gross or net,Open to',
      cells:
        'Frontend Developer,20 November 2026,Remote,Lagos,Programming,Senior level,"250,000 - 400,000",NGN,3,Yes,,,,Remote,,,,,,,',
    });
  });

  it('has the optional facts of a job in words [DECIDE-5]', async () => {
    const facts: Partial<Job> = {
      kind: 'remote',
      states: ['Lagos', 'Ogun'],
      place: 'Ikeja',
      employmentType: 'Contract',
      workMode: 'Hybrid',
      nysc: 'Required',
      degree: 'Not required',
      payMin: 250_000,
      payMax: 400_000,
      payPeriod: 'month',
      payBasis: 'gross',
      openTo: ['NG', 'GH'],
    };
    expect((await exported(facts)).cells).toMatch(
      /,Remote,"Ikeja, Lagos and Ogun",.*,Yes,"Lagos, Ogun",Ikeja,Contract,Hybrid,Required,Not required,250000,400000,month,gross,"Nigeria, Ghana"$/,
    );
    expect((await exported({ openTo: ['Worldwide'] })).cells).toMatch(/,Worldwide$/);
  });

  it('calls a job in every state nationwide', async () => {
    expect((await exported({ location: 'Nigeria' })).cells).toMatch(/,Nationwide,/);
  });

  it('distinguishes hidden and visible jobs', async () => {
    expect((await exported({ visible: false, kind: 'job' })).cells).toMatch(/,On-site,.*,3,No,/);
  });

  it.each(['=', '+', '-', '@', '\t', '\r'])(
    'keeps a spreadsheet from taking a cell that begins with %j for a formula [DECIDE-5]',
    async (sign) => {
      const texts = ['title', 'location', 'salary', 'category', 'level', 'currency'];
      const facts = ['employmentType', 'workMode', 'nysc', 'degree', 'payPeriod', 'payBasis'];
      const fields = [...texts, ...facts];
      const { cells } = await exported(Object.fromEntries(fields.map((name) => [name, `${sign}A1`])));
      expect(cells.split(`'${sign}A1`)).toHaveLength(fields.length + 1);
    },
  );

  it('keeps an area from being taken for a formula [DECIDE-5]', async () => {
    const { cells } = await exported({ place: '=A1', states: ['=B1'] });
    expect(cells).toContain(`,"'=A1, =B1",`);
    expect(cells).toContain(`,'=B1,'=A1,`);
  });

  it('does not change these characters inside a cell', async () => {
    expect((await exported({ title: 'C++ and R-D' })).cells).toMatch(/^C\+\+ and R-D,/);
  });
});
