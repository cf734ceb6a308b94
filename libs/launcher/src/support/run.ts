import { spawn } from 'node:child_process';
import { UserError } from '@skybil/mongod/user-error';
import { killGroup } from './process-groups.ts';
import { ROOT, inRoot } from './root.ts';

export interface RunResult {
  code: number;
  /** Standard output and standard error. */
  output: string;
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Shows its output in the terminal instead of collecting it. */
  show?: boolean;
}

/** The exit code of a shell for an unknown command. */
const NOT_FOUND = 127;

/** Runs a command to its end. If our process ends first, the command ends too, with everything it started. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { cwd = ROOT, env, show = false } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // with the terminal, it gets Ctrl-C itself
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

export const tool = (command: string): string => inRoot('node_modules', '.bin', command);

export function runNode(args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, args, options);
}

/** @throws UserError if it failed, after printing its output */
export async function must(what: string, running: Promise<RunResult>): Promise<void> {
  const { code, output } = await running;
  if (code === 0) return;
  console.error(output.trim());
  throw new UserError(`${what} failed; the reason is above`);
}
