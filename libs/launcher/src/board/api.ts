import type { ChildProcess } from 'node:child_process';
import { existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopGroup } from '../support/process-groups.ts';
import { UserError } from '@skybil/mongod/user-error';
import { startChild } from './child.ts';

const READY_MS = 60_000;
/** The API lets running requests finish for up to 30 s. */
const STOP_MS = 32_000;

export interface ApiOptions {
  program: string;
  /** Folder for its two logs. */
  logs: string;
  /** Appends to the logs, for a restart. */
  keepsLogs?: boolean;
  env: Record<string, string>;
  /** Default: the top of the repository. The API reads `.env` there. */
  cwd?: string;
  /** Address of its health checks: `http://127.0.0.1:3000`. */
  address: string;
}

export interface Api {
  /** @throws UserError with its last errors if it does not become ready */
  ready: () => Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number>;
  stop: () => Promise<void>;
  /** The last lines of standard error, without stack traces. */
  lastErrors: () => string;
}

function openLog(file: string, keeps = false): number {
  if (existsSync(file) && !keeps) renameSync(file, `${file}.old`);
  return openSync(file, 'a');
}

function lastErrors(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const said = lines.filter((line) => line.trim() && !/^\s+at |^\s*[{}^]|^Node\.js v/.test(line));
  return said.slice(-5).join('\n');
}

/** @returns false if the process ends first or takes too long */
export async function isReady(child: ChildProcess, address: string): Promise<boolean> {
  const until = performance.now() + READY_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < until) {
    const answer = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await sleep(100);
  }
  return false;
}

export function startApi(options: ApiOptions): Api {
  const log = path.join(options.logs, 'api.log');
  const errors = path.join(options.logs, 'api-error.log');
  const child = startChild({
    args: [options.program],
    env: options.env,
    cwd: options.cwd,
    out: openLog(log, options.keepsLogs),
    errors: openLog(errors, options.keepsLogs),
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid !== undefined) await stopGroup(child.pid, STOP_MS);
  };
  const ready = async (): Promise<void> => {
    if (await isReady(child, options.address)) return;
    const code = child.exitCode;
    await stop();
    throw new UserError(lastErrors(errors) || `The board did not start; see ${log}`, code || 1);
  };
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return { ready, stop, ended, lastErrors: () => lastErrors(errors) };
}
