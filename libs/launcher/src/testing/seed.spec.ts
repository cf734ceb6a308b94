import { describe, expect, test } from 'vitest';
import { testSeed } from './seed.ts';

describe('the order of tests', () => {
  test('follows TEST_SEED', () => {
    expect(testSeed({ TEST_SEED: '123' })).toBe(123);
  });

  test('follows the commit without a valid TEST_SEED', () => {
    const own = testSeed({});
    expect(Number.isInteger(own) && own > 0 && own < 2 ** 31).toBeTruthy();
    expect(testSeed({ TEST_SEED: 'x' })).toBe(own);
  });
});
