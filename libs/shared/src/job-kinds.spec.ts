import { describe, expect, it } from 'vitest';
import {
  APPLY_PAGES,
  applyPath,
  JOB_KINDS,
  jobPath,
  KIND_NAMES,
  readFormPath,
  readJobPath,
  REPORT_PAGES,
  reportPath,
} from './job-kinds.js';

const ID = '650000000000000000000001';

describe('the address of a job', () => {
  it('has the route of its kind', () => {
    expect(jobPath('job', ID)).toBe(`/apply-job/${ID}`);
    expect(jobPath('remote', ID)).toBe(`/remoteapply-job/${ID}`);
  });

  it.each(JOB_KINDS)('can be parsed again for %s', (kind) => {
    expect(readJobPath(jobPath(kind, ID))).toEqual({ kind, id: ID });
  });

  it.each([
    `/apply-job/${ID}0`,
    '/apply-job/abc',
    `/jobs/${ID}`,
    `/apply-job/${ID}/edit`,
    `x/apply-job/${ID}`,
    '/',
  ])('is not %s', (path) => {
    expect(readJobPath(path)).toBeUndefined();
  });
});

it('each kind, and both together, have one label', () => {
  expect(KIND_NAMES).toEqual({ job: 'On-site', remote: 'Remote', all: 'All' });
});

describe('the address of a form about a job', () => {
  it.each(JOB_KINDS)('can be parsed again for %s', (kind) => {
    expect(applyPath(kind, ID)).toBe(`/apply/${kind}/${ID}`);
    expect(readFormPath(applyPath(kind, ID))).toEqual({ page: APPLY_PAGES, kind, id: ID });
    expect(reportPath(kind, ID)).toBe(`/report/${kind}/${ID}`);
    expect(readFormPath(reportPath(kind, ID))).toEqual({ page: REPORT_PAGES, kind, id: ID });
  });

  it.each([
    `/apply/all/${ID}`,
    `/reports/job/${ID}`,
    '/apply/job/abc',
    `/apply-job/${ID}`,
    `/apply/job/${ID}/more`,
  ])('is not %s', (path) => {
    expect(readFormPath(path)).toBeUndefined();
  });
});
