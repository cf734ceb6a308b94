import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LoadGenerator } from './load.mts';
import type { Probed } from './probe.mts';

/** A board reads all its jobs before it is ready. This allows for a million. */
const READY_MS = 120_000;
const LOOK_MS = 20;
/** As in the image. */
export const MEASURED_OPTIONS = ['--max-semi-space-size=32', '--heap-growing-percent=35'];
export const MEASURED_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };
const PROBE = join(import.meta.dirname, 'probe.mts');

export interface Child {
  load: LoadGenerator;
  /** From its start to its first answer. */
  readyMs: number;
  probe(): Promise<Probed>;
  stop(): Promise<void>;
}

/** Starts a program on a free port and waits until `path` answers. */
export async function startChild(program: string, env: NodeJS.ProcessEnv, path: string): Promise<Child> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...MEASURED_OPTIONS, '--import', PROBE, program, String(port)], {
    env: { ...MEASURED_MEMORY, ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const load = new LoadGenerator(port);
  const stop = async () => {
    load.close();
    await end(child);
  };
  const ended = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error('it ended'))));
  ended.catch(() => undefined);
  let receive: (probed: Probed) => void = () => undefined;
  child.on('message', (message) => receive(message as Probed));
  const probe = () => {
    child.send('probe');
    return Promise.race([ended, new Promise<Probed>((resolve) => (receive = resolve))]);
  };
  try {
    await answers(load, path, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { load, readyMs: performance.now() - began, probe, stop };
}

async function answers(load: LoadGenerator, path: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_MS;
  for (;;) {
    try {
      await load.body({ path });
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > until) throw error;
      await wait(LOOK_MS);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
