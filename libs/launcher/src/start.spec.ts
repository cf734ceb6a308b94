import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testFolder } from '@skybil/mongod/test-database';
import { answers, freePort } from '@skybil/mongod/ports';
import { isRunning, stopProcess } from '@skybil/mongod/processes';

/** A command as a person sees it. */
class Command {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  seen = '';

  constructor(file: string, args: string[], env: Record<string, string>) {
    this.child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
      env: { ...process.env, MONGODB_URI: '', NO_COLOR: '1', ...env },
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.seen += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.seen += chunk.toString()));
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
  }

  async shows(text: string): Promise<void> {
    while (!this.seen.includes(text)) {
      assert.equal(this.child.exitCode, null, this.seen);
      await sleep(50);
    }
  }
}

describe('npm start', () => {
  let folder: string;
  let port: number;
  const begun: Command[] = [];

  before(async () => {
    folder = testFolder();
    port = await freePort();
  });
  afterEach(async () => {
    for (const { child } of begun.splice(0)) {
      if (child.exitCode === null && child.signalCode === null && child.pid)
        await stopProcess(child.pid, 40_000);
    }
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  function start(env: Record<string, string> = {}): Command {
    const command = new Command('start.ts', [], { DATA_DIR: folder, PORT: String(port), ...env });
    begun.push(command);
    return command;
  }
  const mongod = (): number => Number(readFileSync(path.join(folder, 'mongod.pid'), 'utf8'));

  test('ends in a board that answers, prints where, and is stopped by a signal without a trace', async () => {
    const board = start();
    await board.shows('To stop');
    assert.match(board.seen, new RegExp(`Job board +http://localhost:${port}\n`));
    assert.match(board.seen, /seeker@demo\.example +Skybil-demo-2026/);
    assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 200);
    const database = mongod();
    board.child.kill('SIGINT');
    assert.equal(await board.ended, 0);
    assert.equal(await answers(port), false);
    assert.equal(isRunning(database), false);
  });

  test('starts again without building or fetching anything, with the data that was there', async () => {
    const first = start();
    await first.shows('To stop');
    first.child.kill('SIGTERM');
    await first.ended;
    const board = start({ SAMPLE_DATA: 'off' });
    await board.shows('To stop');
    assert.doesNotMatch(board.seen, /^build|fetching|demo\.example/m);
    const jobs = (await (await fetch(`http://127.0.0.1:${port}/api/jobs`)).json()) as { total: number };
    assert.ok(jobs.total > 0);
  });

  test('a second one in the same folder says in one line that a board runs there, and where [RUN-30]', async () => {
    await start().shows('To stop');
    const second = start({ PORT: String(await freePort()) });
    assert.equal(await second.ended, 75);
    assert.match(
      second.seen,
      new RegExp(`^error +A board runs in this folder already, at http://localhost:${port} \\(.*\n$`),
    );
    assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 200);
  });

  test('a second one on the same port says in one line how to choose another', async (t) => {
    const elsewhere = testFolder();
    t.after(() => rmSync(elsewhere, { recursive: true, force: true }));
    await start().shows('To stop');
    const second = start({ DATA_DIR: elsewhere });
    assert.equal(await second.ended, 1);
    assert.match(
      second.seen,
      new RegExp(`^error +Port ${port} is in use\\. Choose another one: PORT=\\d+ npm start\n$`),
    );
  });

  test('recovers from a kill -9 of the launcher: the API ends by itself, the database is taken over', async () => {
    const board = start();
    await board.shows('To stop');
    const database = mongod();
    board.child.kill('SIGKILL');
    await board.ended;
    assert.equal(isRunning(database), true);
    const next = start();
    await next.shows('To stop');
    assert.match(next.seen, /using the mongod that already runs/);
    next.child.kill('SIGTERM');
    assert.equal(await next.ended, 0);
    assert.equal(isRunning(database), false);
  });

  test('recovers from a kill -9 of everything', async () => {
    const board = start();
    await board.shows('To stop');
    process.kill(mongod(), 'SIGKILL');
    board.child.kill('SIGKILL');
    await board.ended;
    await start().shows('To stop');
  });

  test('a wrong setting ends it with its name, without its value, and code 78', async () => {
    const board = start({ LOG_LEVEL: 'rather-loud' });
    assert.equal(await board.ended, 78);
    assert.match(board.seen, /LOG_LEVEL/);
    assert.doesNotMatch(board.seen, /rather-loud|\n\s+at /);
  });
});

describe('npm test', () => {
  test('ends with the counts, whatever happens', async () => {
    const command = new Command('test.ts', ['nonsense'], {});
    assert.equal(await command.ended, 1);
    assert.match(command.seen, /There is no ring nonsense; choose from contract, lint, api/);
    assert.match(command.seen, /\n0 passed, 1 failed\n$/);
  });
});
