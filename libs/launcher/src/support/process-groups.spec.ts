import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@skybil/mongod/processes';
import { stopGroup } from './process-groups.ts';

const STAYS = 'setInterval(() => {}, 1000)';
const LEADER = `const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(STAYS)}], { stdio: 'ignore' });
  console.log(child.pid);
  ${STAYS}`;

test('stopping a group ends what its leader started', async () => {
  const leader = spawn(process.execPath, ['-e', LEADER], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(leader.stdout, 'data')) as [Buffer];
  const grandchild = Number(line.toString());
  expect(isRunning(grandchild)).toBeTruthy();
  await stopGroup(leader.pid ?? 0, 5_000);
  while (isRunning(grandchild)) await sleep(10);
  expect(isRunning(leader.pid ?? 0)).toBe(false);
});
