import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countRows } from './campaign.ts';

const row = { campaign: 'limits', says: 'Nobody gets more', tried: 3, held: 3, failures: [] };

test('a row of a campaign that held passed', () => {
  assert.deepEqual(countRows([row, row], 0, ''), { passed: 2, failed: 0, details: '' });
});

test('a row of a campaign fails when something did not hold, and says what [BUDGET-5]', () => {
  const broken = { ...row, held: 2, failures: ['/about answered 200'] };
  const counts = countRows([row, broken], 1, '');
  assert.deepEqual([counts.passed, counts.failed], [1, 1]);
  assert.match(counts.details, /Nobody gets more\n {2}tried 3, held 2\n {2}\/about answered 200/);
});

test('a row of a campaign fails when nothing was tried', () => {
  assert.equal(countRows([{ ...row, tried: 0, held: 0 }], 1, '').failed, 1);
});

test('campaigns fail that wrote no report', () => {
  assert.deepEqual(countRows([], 1, 'no mongod'), {
    passed: 0,
    failed: 1,
    details: 'No test ran.\nno mongod',
  });
});
