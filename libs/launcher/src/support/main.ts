import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.ts';
import { complain } from './say.ts';
import { UserError, firstLine } from '@skybil/mongod/user-error';

type Task = () => Promise<unknown> | unknown;

const ERROR_LOG = inRoot('.data', 'launcher-error.log');
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const cleanups: Task[] = [];
let cleaning: Promise<void> | undefined;

/** Tasks run in reverse order, also after a failure or a signal. */
export function beforeExit(task: Task): void {
  cleanups.push(task);
}

async function cleanUp(): Promise<void> {
  for (let task = cleanups.pop(); task; task = cleanups.pop()) {
    try {
      await task();
    } catch (error) {
      report(error);
    }
  }
}

/** One line for the person; the stack goes to a file. */
function report(error: unknown): number {
  if (error instanceof UserError) {
    complain(error.message);
    return error.exitCode;
  }
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC') {
    complain('The disk is full. Free some space and start again');
    return 1;
  }
  mkdirSync(path.dirname(ERROR_LOG), { recursive: true });
  const stack = error instanceof Error ? error.stack : String(error);
  appendFileSync(ERROR_LOG, `${new Date().toISOString()} ${stack}\n`);
  complain(`${firstLine(error)} (details in .data/launcher-error.log)`);
  return 1;
}

async function end(code: number): Promise<never> {
  await (cleaning ??= cleanUp());
  process.exit(code);
}

/** A failure during the shutdown is a consequence of it and is not reported. */
function fail(error: unknown): void {
  if (!cleaning) void end(report(error));
}

/**
 * Runs a command, whose return value is the exit code. At its end or at a signal, everything that it started is stopped.
 * @param stopped exit code after a signal, for commands that Ctrl-C ends normally
 */
export async function main(body: () => Promise<number | void>, stopped?: number): Promise<void> {
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => void end(stopped ?? code));
  }
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    const code = await body();
    if (!cleaning) await end(code ?? 0);
  } catch (error) {
    fail(error);
  }
}
