import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './processes.ts';
import type { Folders } from './folders.ts';

/** Notes that this process uses the database. */
export function enter(folders: Folders): void {
  writeFileSync(path.join(folders.users, String(process.pid)), '');
}

/** Takes the note away; true when nobody else uses the database, so that it can be stopped. */
export function leave(folders: Folders): boolean {
  rmSync(path.join(folders.users, String(process.pid)), { force: true });
  return !readdirSync(folders.users).some((pid) => isRunning(Number(pid)));
}

/** Forgets the notes of processes that crashed. */
export function forgetAll(folders: Folders): void {
  for (const pid of readdirSync(folders.users)) rmSync(path.join(folders.users, pid));
}
