import { describe, expect, it } from 'vitest';
import { JOB_KINDS, jobPath, KIND_NAMES, readJobPath } from './job-kinds.js';

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
