import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@skybil/mongod/processes';
import { spawnFollowing } from './spawn-following.ts';

test('what follows us ends when we are killed', { timeout: 20_000 }, async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skybil-following-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const pidFile = path.join(folder, 'pid');
  const starter = `import { spawnFollowing } from ${JSON.stringify(path.join(import.meta.dirname, 'spawn-following.ts'))};
    spawnFollowing('sh', ['-c', 'echo $$ > ${pidFile}; exec sleep 600'], 'ignore');
    setInterval(() => undefined, 1000);`;
  const us = spawn(process.execPath, ['--input-type=module', '--eval', starter]);
  while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '')
    await sleep(20, undefined, { signal: t.signal });
  const followed = Number(readFileSync(pidFile, 'utf8'));
  t.after(() => isRunning(followed) && process.kill(followed));
  us.kill('SIGKILL');
  await once(us, 'exit');
  while (isRunning(followed)) await sleep(20, undefined, { signal: t.signal });
});

test('what ends by itself is known to have ended', { timeout: 20_000 }, async () => {
  const child = spawnFollowing('sh', ['-c', 'exit 3'], 'ignore');
  const [code] = (await once(child, 'exit')) as [number];
  assert.equal(code, 3);
  child.stdin?.destroy();
});
