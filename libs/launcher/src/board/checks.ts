import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFree } from '@skybil/mongod/ports';
import { UserError } from '@skybil/mongod/user-error';
import { leastFreeMegabytes } from '@skybil/shared/limits';

const OLDEST_NODE = 24;
/** A board that was just killed frees its port after a moment. */
const PATIENCE_MS = 3_000;
const MEGABYTE = 1024 * 1024;

export function checkNode(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new UserError(
    `Node ${OLDEST_NODE} is needed and this is ${version}; start through npm, which brings its own: npm start`,
  );
}

export function boardPort(text = process.env.PORT || '3000'): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError('PORT must be a number from 1 to 65535', 78);
}

export function boardHost(): string {
  return process.env.HOST || '127.0.0.1';
}

/** The address at which the board answers from this machine. */
export function loopback(host = boardHost()): string {
  if (host === '0.0.0.0' || host === 'localhost') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

export async function checkPort(port: number, host: string, command = 'npm start'): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await isFree(port, host))) {
    if (performance.now() > until) {
      const other = port < 65_000 ? port + 1_000 : port - 1_000;
      throw new UserError(`Port ${port} is in use. Choose another one: PORT=${other} ${command}`);
    }
    await sleep(200);
  }
}

/** Not `recursive`: in /proc, where new folders are refused, Node's own recursion never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

export function checkDataDir(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    // the dot fails for a file of that name
    accessSync(`${folder}/.`, constants.W_OK);
  } catch {
    throw new UserError(`The data folder ${folder} cannot be written; set DATA_DIR to one that can`, 78);
  }
}

/** Checked before the database and the logs are written: on a full disk neither could report it. */
export function checkRoom(
  folder: string,
  { bavail, bsize }: { bavail: number; bsize: number } = statfsSync(folder),
): void {
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= leastFreeMegabytes) return;
  throw new UserError(
    `The disk of the data folder ${folder} has ${free} MB free and the board needs ${leastFreeMegabytes}; free some, or set DATA_DIR to another disk`,
  );
}
