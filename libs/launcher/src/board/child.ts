import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../support/root.ts';

const EXIT_WITH_LAUNCHER = path.join(import.meta.dirname, 'exit-with-launcher.ts');

interface ChildOptions {
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  out: number | 'inherit';
  errors: number | 'inherit';
}

/** Starts a Node program that ends with the launcher. It has its own session, so that Ctrl-C reaches only the launcher. */
export function startChild({ args, env, cwd = ROOT, out, errors }: ChildOptions): ChildProcess {
  const stdio: StdioOptions = ['ignore', out, errors, 'ipc'];
  return spawn(
    process.execPath,
    ['--max-semi-space-size=32', '--heap-growing-percent=35', '--import', EXIT_WITH_LAUNCHER, ...args],
    {
      cwd,
      env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', ...process.env, ...env },
      stdio,
      detached: true,
    },
  );
}
