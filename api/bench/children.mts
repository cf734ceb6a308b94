import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LoadGenerator } from './load.mts';

const READY_MS = 60_000;

/** A server of the bench in a process of its own. */
export interface Child {
  load: LoadGenerator;
  stop(): Promise<void>;
}

/** Starts a program on a free port and waits until `path` answers. */
export async function startChild(
  program: string,
  env: NodeJS.ProcessEnv,
  { path, atOnce }: { path: string; atOnce: number },
): Promise<Child> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, String(port)], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const load = new LoadGenerator(port, atOnce);
  const stop = async () => {
    load.close();
    await end(child);
  };
  try {
    await answers(load, path, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { load, stop };
}

async function answers(load: LoadGenerator, path: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_MS;
  for (;;) {
    try {
      await load.body(path);
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > until) throw error;
      await wait(100);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
