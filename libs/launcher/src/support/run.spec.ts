import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, stopProcess } from '@skybil/mongod/processes';
import { must, run } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'skybil-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a program that a command runs', () => {
  test('ends with the command, with everything that it started', { timeout: 20_000 }, async ({ signal }) => {
    const file = path.join(folder, 'pid');
    const command = `import { existsSync } from 'node:fs';
      import { run } from ${JSON.stringify(path.join(import.meta.dirname, 'run.ts'))};
      setInterval(() => existsSync('${file}') && process.exit(), 5);
      await run('sh', ['-c', 'sleep 1000 & echo $! > ${file}.new; mv ${file}.new ${file}; wait']);`;
    spawnSync(process.execPath, ['--input-type=module', '--eval', command]);
    const started = Number(readFileSync(file, 'utf8'));
    onTestFinished(() => stopProcess(started, 5_000));
    while (isRunning(started)) await sleep(20, undefined, { signal });
  });

  test('that does not exist has failed, and must() reports it', async () => {
    const { code, output } = await run('no-such-program', []);
    expect(code).toBe(127);
    expect(output).toMatch(/ENOENT/);
    await expect(must('Building', run('no-such-program', []))).rejects.toThrow(
      expect.objectContaining({
        message: 'Building failed; the reason is above',
      }),
    );
  });
});
