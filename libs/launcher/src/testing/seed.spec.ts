import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testSeed } from './seed.ts';

describe('the order of tests', () => {
  test('is the one that was asked for', () => {
    assert.equal(testSeed({ TEST_SEED: '123' }), 123);
  });

  test('is the commit’s own when none was asked for, or none that there is', () => {
    const own = testSeed({});
    assert.ok(Number.isInteger(own) && own > 0 && own < 2 ** 31);
    assert.equal(testSeed({ TEST_SEED: 'x' }), own);
  });
});
