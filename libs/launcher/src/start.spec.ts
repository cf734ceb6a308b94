import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { testFolder } from '@skybil/mongod/test-database';
import { answers, freePort } from '@skybil/mongod/ports';
import { isRunning, stopProcess } from '@skybil/mongod/processes';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

/** A command as a person sees it. */
class Command {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  seen = '';

  constructor(file: string, args: string[], env: Record<string, string>) {
    this.child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
      env: { ...process.env, MONGODB_URI: '', NODE_ENV: '', NO_COLOR: '1', ...env },
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.seen += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.seen += chunk.toString()));
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
  }

  async shows(text: string): Promise<void> {
    while (!this.seen.includes(text)) {
      expect(this.child.exitCode, this.seen).toBe(null);
      await sleep(50);
    }
  }
}

describe('npm start', () => {
  let folder: string;
  let port: number;
  const begun: Command[] = [];

  beforeAll(async () => {
    folder = testFolder();
    port = await freePort();
  });
  afterEach(async () => {
    for (const { child } of begun.splice(0)) {
      if (child.exitCode === null && child.signalCode === null && child.pid)
        await stopProcess(child.pid, 40_000);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function start(env: Record<string, string> = {}): Command {
    const command = new Command('start.ts', [], { DATA_DIR: folder, PORT: String(port), ...env });
    begun.push(command);
    return command;
  }
  const mongod = (): number => Number(readFileSync(path.join(folder, 'mongod.pid'), 'utf8'));

  test('starts a board, prints its addresses, and a signal stops all of it', async () => {
    const board = start();
    await board.shows('To stop');
    expect(board.seen).toMatch(new RegExp(`Job board +http://localhost:${port}\n`));
    expect(board.seen).toMatch(/seeker@demo\.example +Skybil-demo-2026/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    const database = mongod();
    board.child.kill('SIGINT');
    expect(await board.ended).toBe(0);
    expect(await answers(port)).toBe(false);
    expect(isRunning(database)).toBe(false);
  });

  test('serves the home page in at most 14 kB and a job page in at most 11 kB [LIGHT-1]', async () => {
    await start().shows('To stop');
    const site = `http://127.0.0.1:${port}`;
    const sizeOf = (page: string) =>
      new Promise<number>((resolve, reject) => {
        const request = get(`${site}${page}`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
          expect(answer.headers['content-encoding']).toBe('br');
          buffer(answer).then(({ length }) => resolve(length), reject);
        });
        request.once('error', reject);
      });
    const { jobs } = (await (await fetch(`${site}/api/jobs`)).json()) as { jobs: { _id: string }[] };
    expect(await sizeOf('/')).toBeLessThanOrEqual(14_000);
    expect(await sizeOf(`/apply-job/${jobs[0]?._id}`)).toBeLessThanOrEqual(11_000);
  });

  test('starts again with its data, and builds or downloads nothing', async () => {
    const first = start();
    await first.shows('To stop');
    first.child.kill('SIGTERM');
    await first.ended;
    const board = start({ SAMPLE_DATA: 'off' });
    await board.shows('To stop');
    expect(board.seen).not.toMatch(/^build|fetching|demo\.example/m);
    const jobs = (await (await fetch(`http://127.0.0.1:${port}/api/jobs`)).json()) as { total: number };
    expect(jobs.total > 0).toBeTruthy();
  });

  test('a second start in the same folder says in one line where a board runs [RUN-30]', async () => {
    await start().shows('To stop');
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(75);
    expect(second.seen).toMatch(
      new RegExp(`^error +A board runs in this folder already, at http://localhost:${port} \\(.*\n$`),
    );
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  test('a second start on the same port says in one line how to choose another', async () => {
    const elsewhere = testFolder();
    onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
    await start().shows('To stop');
    const second = start({ DATA_DIR: elsewhere });
    expect(await second.ended).toBe(1);
    expect(second.seen).toMatch(
      new RegExp(`^error +Port ${port} is in use\\. Choose another one: PORT=\\d+ npm start\n$`),
    );
  });

  test('recovers from a kill -9 of the launcher: the API ends, the database is reused', async () => {
    const board = start();
    await board.shows('To stop');
    const database = mongod();
    board.child.kill('SIGKILL');
    await board.ended;
    expect(isRunning(database)).toBe(true);
    const next = start();
    await next.shows('To stop');
    expect(next.seen).toMatch(/using the mongod that already runs/);
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(isRunning(database)).toBe(false);
  });

  test('recovers from a kill -9 of everything', async () => {
    const board = start();
    await board.shows('To stop');
    process.kill(mongod(), 'SIGKILL');
    board.child.kill('SIGKILL');
    await board.ended;
    await start().shows('To stop');
  });

  test('a wrong setting ends it with code 78 and its name, but not its value', async () => {
    const board = start({ LOG_LEVEL: 'rather-loud' });
    expect(await board.ended).toBe(78);
    expect(board.seen).toMatch(/LOG_LEVEL/);
    expect(board.seen).not.toMatch(/rather-loud|\n\s+at /);
  });
});

describe('npm test', () => {
  test('prints the counts in its last line even if it fails', async () => {
    const command = new Command('test.ts', ['nonsense'], {});
    expect(await command.ended).toBe(1);
    expect(command.seen).toMatch(/There is no suite nonsense; choose from contract, lint, api/);
    expect(command.seen).toMatch(/\n0 passed, 1 failed\n$/);
  });
});
