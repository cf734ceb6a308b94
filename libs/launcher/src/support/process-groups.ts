import { setTimeout as sleep } from 'node:timers/promises';

/** Sends a signal to everything that the leader of a process group has started; 0 only asks whether any is left. */
function signal(leader: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, name);
  } catch {
    return false;
  }
}

export function killGroup(leader: number): void {
  signal(leader, 'SIGKILL');
}

/** Asks a process and everything that it started to end and waits for it; after `grace` milliseconds they are killed. */
export async function stopGroup(leader: number, grace: number): Promise<void> {
  signal(leader, 'SIGTERM');
  const until = performance.now() + grace;
  while (signal(leader, 0) && performance.now() < until) await sleep(25);
  killGroup(leader);
}
