import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Probed } from '../../bench/measure/probe.mts';
import { MEASURED_MEMORY, MEASURED_OPTIONS } from '../../bench/measure/children.mts';

const HERE = import.meta.dirname;
const PROGRAM = join(HERE, '..', '..', 'dist', 'main.js');
const PROBE = join(HERE, 'probe.mts');
const MEMORY_LOOK_MS = 50;

type Reply = Partial<Probed & { usedBytes: number; sockets: number }>;

/** The built board as a process that reports its cost. */
export class BoardProcess {
  private readonly child: ChildProcess;
  private readonly asking: ((told: Reply | undefined) => void)[] = [];

  constructor(env: Readonly<Record<string, string>>, log: string) {
    const { PATH = '' } = process.env;
    const out = openSync(log, 'a');
    this.child = spawn(process.execPath, [...MEASURED_OPTIONS, '--expose-gc', '--import', PROBE, PROGRAM], {
      cwd: dirname(log),
      env: { PATH, ...MEASURED_MEMORY, ...env },
      stdio: ['ignore', out, out, 'ipc'],
    });
    this.child.on('message', (told) => this.asking.shift()?.(told as Reply));
    this.child.on('exit', () => this.asking.splice(0).forEach((told) => told(undefined)));
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Open connections, including those to the database; NaN after the process has ended. */
  async openSockets(): Promise<number> {
    return (await this.ask('sockets'))?.sockets ?? NaN;
  }

  /** Resident memory of the process; NaN after the process has ended. */
  async memoryBytes(): Promise<number> {
    return (await this.ask('probe'))?.rssBytes ?? NaN;
  }

  /** Memory in use after a garbage collection. */
  async usedBytes(): Promise<number> {
    return (await this.ask('memory'))?.usedBytes ?? NaN;
  }

  private async ask(what: 'probe' | 'memory' | 'sockets'): Promise<Reply | undefined> {
    if (this.hasEnded || !this.child.connected) return undefined;
    return new Promise((resolve) => {
      this.asking.push(resolve);
      this.child.send(what);
    });
  }

  /** Peak memory during the work. */
  async peakMemory(work: () => Promise<unknown>): Promise<{ before: number; most: number }> {
    const before = await this.memoryBytes();
    let most = before;
    let isOver = false;
    const look = async () => {
      while (!isOver && !this.hasEnded) {
        most = Math.max(most, await this.memoryBytes());
        await wait(MEMORY_LOOK_MS);
      }
    };
    const looking = look();
    try {
      await work();
    } finally {
      isOver = true;
      await looking;
    }
    return { before, most: Math.max(most, await this.memoryBytes()) };
  }

  /** Kills the process at once, like kill -9. */
  async stop(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops the process as an operator does. @returns its exit code */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!this.hasEnded) {
      const ended = once(this.child, 'exit');
      this.child.kill(signal);
      await ended;
    }
    return this.child.exitCode;
  }
}
