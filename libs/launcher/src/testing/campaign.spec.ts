import { expect, test } from 'vitest';
import { countRows } from './campaign.ts';

const row = { campaign: 'limits', says: 'Nobody gets more', tried: 3, held: 3, failures: [] };

test('a row of a campaign passes if every attempt was refused', () => {
  expect(countRows([row, row], 0, '')).toEqual({ passed: 2, failed: 0, details: '' });
});

test('a row of a campaign fails if an attempt succeeded, and says which [BUDGET-5]', () => {
  const broken = { ...row, held: 2, failures: ['/about answered 200'] };
  const counts = countRows([row, broken], 1, '');
  expect([counts.passed, counts.failed]).toEqual([1, 1]);
  expect(counts.details).toMatch(/Nobody gets more\n {2}tried 3, held 2\n {2}\/about answered 200/);
});

test('a row of a campaign fails if nothing was tried', () => {
  expect(countRows([{ ...row, tried: 0, held: 0 }], 1, '').failed).toBe(1);
});

test('campaigns without a report fail', () => {
  expect(countRows([], 1, 'no mongod')).toEqual({
    passed: 0,
    failed: 1,
    details: 'No test ran.\nno mongod',
  });
});
