import { existsSync, readFileSync } from 'node:fs';
import { commandOf } from './processes.ts';
import type { Folders } from './folders.ts';

export interface RunningMongod {
  pid: number;
  port: number;
}

/** The mongod that already serves these folders, found by its pid file and known by its command line. */
export function findRunning(folders: Folders): RunningMongod | undefined {
  if (!existsSync(folders.pidFile)) return undefined;
  const pid = Number(readFileSync(folders.pidFile, 'utf8').trim());
  const words = commandOf(pid).split(' ');
  const value = (option: string): string | undefined => words[words.indexOf(option) + 1];
  if (!words[0]?.includes('mongod') || value('--dbpath') !== folders.db) return undefined;
  return { pid, port: Number(value('--port')) };
}
