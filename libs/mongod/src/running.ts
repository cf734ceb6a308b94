import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandOf, isRunning } from './processes.ts';

export interface Folders {
  db: string;
  log: string;
  pidFile: string;
  /** One file for each process that uses this mongod, named by its id. */
  users: string;
}

export interface RunningMongod {
  pid: number;
  port: number;
}

export function makeFolders(dataDir: string): Folders {
  const folders = {
    db: path.join(dataDir, 'db'),
    log: path.join(dataDir, 'mongod.log'),
    pidFile: path.join(dataDir, 'mongod.pid'),
    users: path.join(dataDir, 'mongod-users'),
  };
  mkdirSync(folders.db, { recursive: true });
  mkdirSync(folders.users, { recursive: true });
  return folders;
}

/** The mongod that serves these folders, found by its pid file and recognised by its command line. */
export function findRunning(folders: Folders): RunningMongod | undefined {
  if (!existsSync(folders.pidFile)) return undefined;
  const pid = Number(readFileSync(folders.pidFile, 'utf8').trim());
  const words = commandOf(pid).split(' ');
  const value = (option: string): string | undefined => words[words.indexOf(option) + 1];
  if (!words[0]?.includes('mongod') || value('--dbpath') !== folders.db) return undefined;
  return { pid, port: Number(value('--port')) };
}

/** Records that this process uses the database. */
export function addUser(folders: Folders): void {
  writeFileSync(path.join(folders.users, String(process.pid)), '');
}

/** @returns whether nobody else uses the database, so that it can be stopped */
export function removeUser(folders: Folders): boolean {
  rmSync(path.join(folders.users, String(process.pid)), { force: true });
  return !readdirSync(folders.users).some((pid) => isRunning(Number(pid)));
}

/** Removes the records of processes that crashed. */
export function removeAllUsers(folders: Folders): void {
  for (const pid of readdirSync(folders.users)) rmSync(path.join(folders.users, pid));
}
