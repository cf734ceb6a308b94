import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeExit } from './main.ts';
import { killGroup } from './processes.ts';
import { ROOT, inRoot } from './root.ts';

export interface RunResult {
  code: number;
  /** Standard output and standard error, as they came. */
  output: string;
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Lets the person see it as it comes, instead of collecting it: all, or all but standard error. */
  show?: 'all' | 'output';
  /** It is ended when it takes longer. */
  milliseconds?: number;
}

/** As the shell has it. */
const NOT_FOUND = 127;

const running = new Set<number>();
let watching = false;

/** A command is ended with everything it started when ours is. */
function endWithUs(pid: number): void {
  running.add(pid);
  if (watching) return;
  watching = true;
  beforeExit(() => {
    for (const group of running) killGroup(group);
  });
}

export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { show } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: [
        show === 'all' ? 'inherit' : 'ignore',
        show ? 'inherit' : 'pipe',
        show === 'all' ? 'inherit' : 'pipe',
      ],
      detached: show !== 'all',
      timeout: options.milliseconds,
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const { pid } = child;
    if (pid !== undefined && show !== 'all') endWithUs(pid);
    child.once('error', (error) => resolve({ code: NOT_FOUND, output: error.message }));
    child.once('close', (code) => {
      if (pid !== undefined) running.delete(pid);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The file behind a package's command, so that it runs under this very Node. */
export function tool(name: string, command = name): string {
  const folder = inRoot('node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${name} has no command ${command}`);
  return path.join(folder, file);
}

export function runNode(args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, args, options);
}
