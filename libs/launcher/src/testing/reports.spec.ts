import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { countReport, readReport } from './jest-report.ts';
import { readSpec } from './node-report.ts';
import { countPlaywright } from './playwright-report.ts';
import { type Counts, checked } from './ring.ts';

const file = (status: string, statuses: string[]) => ({
  name: `${status}.spec.ts`,
  status,
  message: 'SyntaxError: no such module',
  assertionResults: statuses.map((each, index) => ({
    fullName: `case ${index}`,
    status: each,
    failureMessages: each === 'failed' ? ['expected 1, got 2'] : [],
  })),
});

describe('counting what jest and vitest report', () => {
  test('a skipped or planned test counts as failed', () => {
    const counts = readReport({ testResults: [file('passed', ['passed', 'pending', 'todo'])] });
    assert.equal(counts.passed, 1);
    assert.equal(counts.failed, 2);
    assert.match(counts.details, /case 1\npending: a test that does not run counts as failed/);
  });

  test('a file that cannot be loaded counts as one failure', () => {
    const counts = readReport({ testResults: [file('failed', []), file('passed', ['passed'])] });
    assert.deepEqual([counts.passed, counts.failed], [1, 1]);
    assert.match(counts.details, /no such module/);
  });

  test('the reason of a failure is shown in full', () => {
    assert.match(readReport({ testResults: [file('failed', ['failed'])] }).details, /expected 1, got 2/);
  });

  test('a run that leaves no report has failed', () => {
    assert.deepEqual(countReport('/nowhere/report.json', 1, 'out of memory'), {
      passed: 0,
      failed: 1,
      details: 'No report was written.\nout of memory',
    });
  });
});

describe('counting what node --test prints', () => {
  const summary = (pass: number, fail: number, skipped: number) =>
    `ℹ tests ${pass + fail}\nℹ suites 1\nℹ pass ${pass}\nℹ fail ${fail}\nℹ cancelled 0\nℹ skipped ${skipped}\nℹ todo 0\n`;

  test('reads the summary', () => {
    assert.deepEqual(readSpec(summary(4, 0, 0), 0), { passed: 4, failed: 0, details: '' });
  });

  test('shows the failing tests only, and counts a skipped one as failed', () => {
    const counts = readSpec(`✔ fine\n${summary(4, 1, 1)}\n✖ failing tests:\n\n✖ it adds up`, 1);
    assert.deepEqual(counts, { passed: 4, failed: 2, details: '✖ it adds up' });
  });
});

describe('counting what Playwright reports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skybil-report-'));
  const report = path.join(folder, 'report.json');
  after(() => rmSync(folder, { recursive: true }));
  const count = (stats: object, code: number): Counts => {
    writeFileSync(report, JSON.stringify({ stats }));
    return countPlaywright(report, code, '1) home.spec.ts: it adds up');
  };

  test('reads the totals', () => {
    const counts = count({ expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, 0);
    assert.deepEqual(counts, { passed: 4, failed: 0, details: '' });
  });

  test('shows what failed, and counts a skipped test and one that failed at first as failed', () => {
    const counts = count({ expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, 1);
    assert.deepEqual(counts, { passed: 4, failed: 3, details: '1) home.spec.ts: it adds up' });
  });

  test('a run that leaves no report has failed', () => {
    assert.equal(countPlaywright('/nowhere/report.json', 1, 'out of memory').failed, 1);
  });
});

describe('a ring as a whole', () => {
  test('fails when nothing ran', () => {
    assert.equal(checked({ passed: 0, failed: 0, details: '' }, 0, '').failed, 1);
  });

  test('fails when the run crashed after its tests', () => {
    assert.equal(checked({ passed: 3, failed: 0, details: '' }, 134, 'segmentation fault').failed, 1);
  });
});
