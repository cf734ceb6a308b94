import { spawn } from 'node:child_process';
import { UserError } from '@skybil/mongod/user-error';
import { killGroup } from './process-groups.ts';
import { ROOT, inRoot } from './root.ts';

export interface RunResult {
  code: number;
  /** Standard output and standard error, as they came. */
  output: string;
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Hands it the terminal, instead of collecting what it writes. */
  show?: boolean;
}

/** As the shell has it. */
export const NOT_FOUND = 127;

/** Runs a command to its end; when ours ends first, it is ended with everything it started. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { cwd = ROOT, env, show = false } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // what has the terminal gets its Ctrl-C too
      detached: !show,
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const endWithUs = (): void => {
      if (show) child.kill();
      else if (child.pid !== undefined) killGroup(child.pid);
    };
    process.once('exit', endWithUs);
    child.once('error', (error) => resolve({ code: NOT_FOUND, output: error.message }));
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The program of a package, so that it runs under this very Node. */
export const tool = (command: string): string => inRoot('node_modules', '.bin', command);

export function runNode(args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, args, options);
}

/** @throws UserError below what was printed, when it failed */
export async function must(what: string, running: Promise<RunResult>): Promise<void> {
  const { code, output } = await running;
  if (code === 0) return;
  console.error(output.trim());
  throw new UserError(`${what} failed; what is wrong stands above`);
}
