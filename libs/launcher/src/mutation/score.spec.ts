import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoreLine, scoreOf } from './score.ts';

const report = (...states: string[]) => ({
  files: { 'a.ts': { mutants: states.map((status) => ({ status })) } },
});

test('a fault counts as noticed when a test failed or never ended', () => {
  assert.deepEqual(scoreOf(report('Killed', 'Timeout', 'Survived', 'NoCoverage')), { noticed: 2, of: 4 });
});

test('a fault that does not run at all, and one that only a new start would show, count for nothing', () => {
  assert.deepEqual(scoreOf(report('Killed', 'RuntimeError', 'CompileError', 'Ignored')), {
    noticed: 1,
    of: 1,
  });
});

test('a file says how many of a hundred were noticed', () => {
  assert.equal(scoreLine('a.ts', { noticed: 2, of: 3 }), '  66.7      2 of 3     a.ts');
  assert.equal(scoreLine('b.ts', { noticed: 0, of: 0 }), '     -      0 of 0     b.ts');
});
