import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Command line of a process; empty for a missing process or a zombie. */
export function commandOf(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    } catch {
      return '';
    }
  }
  return (
    spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
  );
}

export const isRunning = (pid: number): boolean => commandOf(pid) !== '';

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // already gone
  }
}

async function gone(pid: number, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (isRunning(pid)) {
    if (performance.now() > until) return false;
    await sleep(25);
  }
  return true;
}

/** Sends SIGTERM, and SIGKILL after `grace` milliseconds. */
export async function stopProcess(pid: number, grace: number): Promise<void> {
  signal(pid, 'SIGTERM');
  if (await gone(pid, grace)) return;
  signal(pid, 'SIGKILL');
  await gone(pid, 5_000);
}
