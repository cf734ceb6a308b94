import { describe, expect, test } from 'vitest';
import { countReport, readReport } from './json-report.ts';
import { completed } from './suite.ts';

describe('the JSON report of Jest and Vitest', () => {
  test('counts a skipped or planned test as failed, and shows what the tool printed', () => {
    const report = { numTotalTests: 4, numPassedTests: 2 };
    expect(countReport(report, 1, 'expected 1, got 2')).toEqual({
      passed: 2,
      failed: 2,
      details: 'expected 1, got 2',
    });
  });

  test('fails the suite when a file could not be loaded', () => {
    const counts = countReport({ numTotalTests: 1, numPassedTests: 1 }, 1, 'no such module');
    expect(counts.failed).toBe(1);
    expect(counts.details).toMatch(/no such module/);
  });

  test('fails the suite when it is missing', () => {
    expect(readReport('/nowhere/report.json', 1, 'out of memory')).toEqual({
      passed: 0,
      failed: 1,
      details: 'No report was written.\nout of memory',
    });
  });
});

describe('the JSON report of Playwright', () => {
  test('counts a skipped test, and one that passed at the second try, as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countReport({ stats }, 1, '1) home.spec.ts')).toEqual({
      passed: 4,
      failed: 3,
      details: '1) home.spec.ts',
    });
  });

  test('needs no details when all tests passed', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countReport({ stats }, 0, 'output')).toEqual({ passed: 4, failed: 0, details: '' });
  });
});

describe('a suite', () => {
  test('fails when no test ran', () => {
    expect(completed({ passed: 0, failed: 0, details: '' }, 0, '').failed).toBe(1);
  });

  test('fails when its tool crashed after its tests', () => {
    expect(completed({ passed: 3, failed: 0, details: '' }, 134, 'segmentation fault').failed).toBe(1);
  });
});
