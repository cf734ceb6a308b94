import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { builtProgram, childEnvironment } from './built-api.js';

export interface Ended {
  code: number | null;
  out: string;
  error: string;
}

/** Runs a command of `api/src/commands` to its end, as an operator does. Only these settings reach it. */
export function runBuilt(
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<Ended> {
  return runProgram(builtProgram('commands', `${command}.js`), args, env);
}

/** As {@link runBuilt}, for any program. */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const dataDir = mkdtempSync(join(tmpdir(), 'command-'));
  const child = spawn(process.execPath, [program, ...args], {
    cwd: dataDir,
    env: { ...childEnvironment(), NODE_ENV: 'test', DATA_DIR: dataDir, ...env },
  });
  const code = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = { code: await code, out, error };
  rmSync(dataDir, { recursive: true, force: true });
  return ended;
}
