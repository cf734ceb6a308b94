import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { UserError } from '@skybil/mongod/user-error';
import { claimFolder } from './one-board.ts';

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'one-board-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const file = (): string => path.join(folder, 'board.json');
  const claimed = (pid: number | undefined): void =>
    writeFileSync(file(), JSON.stringify({ pid, site: 'http://localhost:3007' }));

  test('whose board runs says so, and at which address, with a code of its own [RUN-30]', async () => {
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', 'start.ts']);
    await once(other, 'spawn');
    claimed(other.pid);
    assert.throws(
      () => claimFolder(folder, 'http://localhost:3000'),
      (error) =>
        error instanceof UserError &&
        error.exitCode === 75 &&
        /^A board runs in this folder already, at http:\/\/localhost:3007 \(process \d+\)\./.test(
          error.message,
        ),
    );
    other.kill();
    await once(other, 'exit');
    claimFolder(folder, 'http://localhost:3000')();
  });

  test('is given back, and taken over from one that was killed or from a note nobody can read', () => {
    claimed(process.pid);
    const giveBack = claimFolder(folder, 'http://localhost:3000');
    assert.equal(existsSync(file()), true);
    giveBack();
    assert.equal(existsSync(file()), false);
    writeFileSync(file(), '{');
    claimFolder(folder, 'http://localhost:3000')();
  });
});
