import { LIMITS } from '@skybil/shared';
import { hidesJob, isTrusted, type Past, reportExpiry } from './report.policy.js';
import type { ReportedBy } from './report.record.js';

const NOTHING: Map<string, Past> = new Map();
const report = (reporter: string, network: string, by: ReportedBy = 'account') => ({ by, reporter, network });
const THREE = ['one', 'two', 'three'].map((name) => report(name, name));

describe('open reports', () => {
  it('hide a job when three accounts or known devices sent them from three networks [REPORT-3]', () => {
    expect(hidesJob(THREE, NOTHING)).toBe(true);
    expect(hidesJob([...THREE.slice(1), report('four', 'four', 'device')], NOTHING)).toBe(true);
    expect(hidesJob(THREE.slice(1), NOTHING)).toBe(false);
  });

  it('hide no job when two of three came from one network, or without an account [REPORT-3]', () => {
    expect(hidesJob([...THREE.slice(1), report('four', 'two')], NOTHING)).toBe(false);
    expect(hidesJob([...THREE.slice(1), report('four', 'four', 'network')], NOTHING)).toBe(false);
  });

  it('hide no job when one of three reporters does not count [REPORT-4]', () => {
    const past = new Map([['two', { outcomes: [], refusedHere: true }]]);
    expect(hidesJob(THREE, past)).toBe(false);
    expect(hidesJob([...THREE, report('four', 'two')], past)).toBe(true);
  });
});

describe('a reporter', () => {
  it.each([
    ['counts after two refusals', ['refused', 'refused'], true],
    ['does not count after three refusals', ['refused', 'refused', 'refused'], false],
    ['counts again after an upheld report', ['upheld', 'refused', 'refused', 'refused'], true],
    ['does not count when the last three were refused', ['refused', 'refused', 'refused', 'upheld'], false],
  ] as const)('%s [REPORT-4]', (_, outcomes, counts) => {
    expect(isTrusted({ outcomes, refusedHere: false })).toBe(counts);
  });

  it('does not count for a job of which an earlier report was refused [REPORT-4]', () => {
    expect(isTrusted({ outcomes: ['upheld', 'refused'], refusedHere: true })).toBe(false);
  });
});

it('a report is deleted twelve months later [REPORT-5]', () => {
  expect(reportExpiry(new Date('2026-05-24T20:46:34Z')).toISOString()).toBe('2027-05-24T20:46:34.000Z');
  expect([LIMITS.reportsToHide, LIMITS.refusedReports]).toEqual([3, 3]);
});
