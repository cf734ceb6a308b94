import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

  test('with a running board refuses a second one and names the address, with exit code 75 [RUN-30]', async () => {
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', 'start.ts']);
    await once(other, 'spawn');
    claimed(other.pid);
    expect(() => claimFolder(folder, 'http://localhost:3000')).toThrow(
      expect.objectContaining({
        exitCode: 75,
        message: expect.stringMatching(
          /^A board runs in this folder already, at http:\/\/localhost:3007 \(process \d+\)\./,
        ),
      }),
    );
    other.kill();
    await once(other, 'exit');
    claimFolder(folder, 'http://localhost:3000')();
  });

  test('can be claimed again after a release, a kill or an unreadable note', () => {
    claimed(process.pid);
    const release = claimFolder(folder, 'http://localhost:3000');
    expect(existsSync(file())).toBe(true);
    release();
    expect(existsSync(file())).toBe(false);
    writeFileSync(file(), '{');
    claimFolder(folder, 'http://localhost:3000')();
  });
});
