import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { builtProgram, childEnvironment } from './built-api.js';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

/** The built board in its own process, as an operator runs it. */
export interface ChildBoard {
  http: ReturnType<typeof supertest>;
  port: number;
  process: ChildProcess;
  /** Everything that it has written to standard output and standard error. */
  output(): string;
  exited: Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts the built board in its own folder without waiting. Only these settings and files reach it. */
export function spawnBoard(
  env: Record<string, string>,
  files: Record<string, string> = {},
): Omit<ChildBoard, 'http' | 'port'> {
  const main = builtProgram('main.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'board-child-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dataDir, name), content);
  const child = spawn(process.execPath, [main], {
    cwd: dataDir,
    env: { ...childEnvironment(), DATA_DIR: dataDir, SAMPLE_DATA: 'off', ...env },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  void exited.then(() => rmSync(dataDir, { recursive: true, force: true }));
  return {
    process: child,
    output: () => written,
    exited,
    async stop() {
      // Node writes coverage only when a process ends by itself.
      child.kill(process.env.CHILD_COVERAGE ? 'SIGTERM' : 'SIGKILL');
      await exited;
    },
  };
}

/** Starts the built board and waits until it is ready. */
export async function startChildBoard(env: Record<string, string>): Promise<ChildBoard> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawnBoard({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, ...env });
  const http = supertest(`http://127.0.0.1:${port}`);
  try {
    await eventually(async () => {
      if (child.process.exitCode !== null) return;
      await http.get('/api/health/ready').expect(200);
    }, 60_000);
    if (child.process.exitCode !== null) throw new Error(`the board did not start: ${child.output()}`);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { ...child, http, port };
}
