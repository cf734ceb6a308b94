import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { stopProcess } from './processes.ts';
import { UserError, firstLine } from './user-error.ts';
import type { Folders, RunningMongod } from './running.ts';
import { becomePrimary } from './replica-set.ts';

/** By default mongod uses half of the memory for its cache. */
const CACHE_GB = '0.5';
const STOP_MS = 20_000;

/** Causes that an operator can remove, by the text of the log. */
const KNOWN: [RegExp, (folder: string) => string][] = [
  [
    /No space left on device|ENOSPC|OutOfDiskSpace/i,
    () => 'the disk is full. Free some space and start again',
  ],
  [
    /WT_ERROR|WT_TRY_SALVAGE|WT_PANIC|metadata corruption|Failed to open a WiredTiger|initializeWiredTiger|checksum|NonExistentPath|wiredtiger\.turtle|ObjectIsBusy.*metadata/i,
    (folder) =>
      `the data in ${folder} are damaged. Bring the folder back from a backup, or move it away to begin with an empty board`,
  ],
  [/Permission denied|EACCES/i, (folder) => `the files in ${folder} belong to another user`],
];

export function lastError({ log, db }: Pick<Folders, 'log' | 'db'>): string {
  if (!existsSync(log)) return 'it wrote no log';
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  const said = lines.filter((line) => /"s":"[EF]"/.test(line)).join('\n');
  const known = KNOWN.find(([words]) => words.test(said));
  if (known) return known[1](db);
  const serious = lines.findLast((line) => /"s":"[EF]"/.test(line));
  const { msg, attr } = JSON.parse(serious ?? '{}') as { msg?: string; attr?: { error?: unknown } };
  return [msg ?? 'no error in its log', attr?.error && JSON.stringify(attr.error)].filter(Boolean).join(': ');
}

/** On the loopback address, in its own session, so that Ctrl-C does not stop it before the API. */
export async function startMongod(binary: string, folders: Folders, port: number): Promise<RunningMongod> {
  if (existsSync(folders.log)) renameSync(folders.log, `${folders.log}.old`);
  const args = ['--dbpath', folders.db, '--port', String(port), '--bind_ip', '127.0.0.1'];
  args.push('--replSet', 'rs0', '--oplogSize', '256', '--wiredTigerCacheSizeGB', CACHE_GB);
  args.push('--logpath', folders.log, '--pidfilepath', folders.pidFile, '--nounixsocket');
  args.push('--setParameter', 'diagnosticDataCollectionEnabled=false');
  // how long the locks of a dead process last; the default is 60 s
  args.push('--setParameter', 'transactionLifetimeLimitSeconds=15');
  args.push('--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100');
  const child = spawn(binary, args, { stdio: 'ignore', detached: true });
  child.unref();
  const { pid } = child;
  if (pid === undefined) throw new UserError(`${binary} cannot be started`);
  const endWithUs = () => void child.kill();
  process.once('exit', endWithUs);
  // its command line is empty for a moment at the start, so isRunning would not do
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    await becomePrimary(port, () => !hasEnded());
  } catch (error) {
    const died = hasEnded();
    await stopProcess(pid, STOP_MS);
    const why = died ? lastError(folders) : firstLine(error);
    throw new UserError(`The database did not start: ${why} (log: ${folders.log})`);
  } finally {
    process.off('exit', endWithUs);
  }
  return { pid, port };
}

export function stopMongod({ pid }: RunningMongod): Promise<void> {
  return stopProcess(pid, STOP_MS);
}
