import { describe, expect, test } from 'vitest';
import { selected } from './selection.ts';
import type { Suite } from './suite.ts';

const suite = (name: string, more: Partial<Suite> = {}): Suite => ({
  name,
  run: () => Promise.resolve({ passed: 0, failed: 0, details: '' }),
  ...more,
});
const SUITES = [
  suite('lint'),
  suite('api', { workspace: 'api' }),
  suite('unit', { workspace: 'api', onRequest: true }),
];
const read = (...words: string[]) => selected(SUITES, words).map((one) => [one.suite.name, ...one.files]);

describe('the arguments of npm test', () => {
  test('without any, all suites run but those on request', () => {
    expect(read()).toEqual([['lint'], ['api']]);
  });

  test('files follow their suite', () => {
    expect(read('unit', 'api', 'auth/reset', 'mail.int-spec.ts')).toEqual([
      ['unit'],
      ['api', 'auth/reset', 'mail.int-spec.ts'],
    ]);
  });

  test('an option is refused, and the command that takes it is named', () => {
    expect(() => read('api', 'reset', '-t')).toThrow('Options go to the runner: npm run test -w api -- -t');
  });

  test('an unknown suite is refused, and the known ones are named', () => {
    expect(() => read('reset')).toThrow(/There is no suite reset; choose from lint, api, unit/);
  });

  test('a file is refused after a suite without files', () => {
    expect(() => read('lint', 'api/src')).toThrow(/The suite lint takes no files/);
  });
});
