import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, stopProcess } from '@skybil/mongod/processes';
import { must, run } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'skybil-run-'));
after(() => rmSync(folder, { recursive: true }));

describe('a program that a command runs', () => {
  test('ends with the command, and with it all that it started', { timeout: 20_000 }, async (t) => {
    const file = path.join(folder, 'pid');
    const command = `import { existsSync } from 'node:fs';
      import { run } from ${JSON.stringify(path.join(import.meta.dirname, 'run.ts'))};
      setInterval(() => existsSync('${file}') && process.exit(), 5);
      await run('sh', ['-c', 'sleep 1000 & echo $! > ${file}.new; mv ${file}.new ${file}; wait']);`;
    spawnSync(process.execPath, ['--input-type=module', '--eval', command]);
    const started = Number(readFileSync(file, 'utf8'));
    t.after(() => stopProcess(started, 5_000));
    while (isRunning(started)) await sleep(20, undefined, { signal: t.signal });
  });

  test('that is not there has failed, and what must not fail says so', async () => {
    const { code, output } = await run('no-such-program', []);
    assert.equal(code, 127);
    assert.match(output, /ENOENT/);
    await assert.rejects(must('Building', run('no-such-program', [])), {
      message: 'Building failed; what is wrong stands above',
    });
  });
});
