import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot, ROOT } from '../support/root.ts';

function lint(file: string, code: string): string {
  const eslint = inRoot('node_modules', '.bin', 'eslint');
  return spawnSync(eslint, ['--stdin', '--stdin-filename', file], {
    cwd: ROOT,
    input: code,
    encoding: 'utf8',
  }).stdout;
}

test.each([
  ['api/src/modules/jobs/x.ts', "export const x = 'Jobs in Nigeria';"],
  ['api/src/commands/x.ts', 'export const x = /^lagos$/;'],
  ['libs/shared/src/x.ts', 'export const x = `₦${Math.PI}`;'],
  ['seeker-web/src/x.tsx', 'export const X = () => <p>Pay in naira</p>;'],
])('in %s lint finds a word of one country: %s [BOARD-6]', (file, code) => {
  expect(lint(file, code)).toContain('Take the word from the board folder');
});

test.each([
  ['api/src/modules/jobs/x.ts', "/** 'Jobs in Nigeria' */\nexport const x = 'What Nigel wants';"],
  ['api/src/modules/jobs/x.spec.ts', "export const x = 'Jobs in Nigeria';"],
])('in %s lint accepts %j [BOARD-6]', (file, code) => {
  expect(lint(file, code)).toBe('');
});
