import { setTimeout as sleep } from 'node:timers/promises';

/** Sends a signal to a process group. Signal 0 only checks that it exists. */
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

/** Sends SIGTERM to a process group, and SIGKILL after `grace` milliseconds. */
export async function stopGroup(leader: number, grace: number): Promise<void> {
  signal(leader, 'SIGTERM');
  const until = performance.now() + grace;
  while (signal(leader, 0) && performance.now() < until) await sleep(25);
  killGroup(leader);
}
