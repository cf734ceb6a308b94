import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { freePort } from './ports.ts';
import { commandOf, isRunning, stopProcess } from './processes.ts';
import { startDatabase } from './database.ts';
import { testFolder } from './test-database.ts';

async function withNotes<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const write = (uri: string, note: string) =>
  withNotes(uri, (client) =>
    client
      .db()
      .collection('notes')
      .insertOne({ note }, { writeConcern: { w: 'majority' } }),
  );
const read = (uri: string) =>
  withNotes(uri, async (client) =>
    (await client.db().collection('notes').find().toArray()).map(({ note }) => note),
  );

describe('a local database', () => {
  let folder: string;
  beforeEach(() => {
    folder = testFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const pid = (): number => Number(readFileSync(path.join(folder, 'mongod.pid'), 'utf8'));

  async function killed(): Promise<void> {
    const victim = pid();
    process.kill(victim, 'SIGKILL');
    while (isRunning(victim)) await sleep(20);
  }

  test('starts on loopback with a bounded cache and takes transactions', async () => {
    const database = await startDatabase(folder, 0);
    expect(commandOf(pid())).toMatch(/--bind_ip 127\.0\.0\.1 .*--wiredTigerCacheSizeGB 0\.5/);
    await withNotes(database.uri, (client) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          await client.db().collection('notes').insertOne({ note: 'first' }, { session });
        }),
      ),
    );
    expect(await read(database.uri)).toEqual(['first']);
    await database.stop();
  });

  test('keeps its data after a kill -9 and can start on another port', async () => {
    const database = await startDatabase(folder, 0);
    await write(database.uri, 'kept');
    await killed();
    const again = await startDatabase(folder, await freePort());
    expect(again.uri).not.toBe(database.uri);
    expect(await read(again.uri)).toEqual(['kept']);
    await again.stop();
  });

  test('restarts on the same port with its data when it dies, and reports it [RUN-30]', async () => {
    const said: string[] = [];
    const database = await startDatabase(folder, 0, (text) => said.push(text));
    database.keepRunning?.();
    await write(database.uri, 'kept');
    await killed();
    while (!said.some((text) => text.startsWith('it runs again'))) await sleep(50);
    expect(await read(database.uri)).toEqual(['kept']);
    expect(said.includes('it ended by itself; starting it again ...')).toBeTruthy();
    await database.stop();
    expect(isRunning(pid())).toBe(false);
  });

  test('says in plain words that its data is damaged [RUN-31]', async () => {
    await (await startDatabase(folder, 0)).stop();
    writeFileSync(path.join(folder, 'db', 'WiredTiger.turtle'), 'nothing of use');
    await expect(startDatabase(folder, 0)).rejects.toThrow(
      /The database did not start: the data in .* are damaged/,
    );
  });

  test('reuses a mongod that a crash left running, and stops it at the end', async () => {
    const left = await startDatabase(folder, 0);
    const leftover = pid();
    const adopted = await startDatabase(folder, 0);
    expect(adopted.uri).toBe(left.uri);
    await adopted.stop();
    expect(isRunning(leftover)).toBe(false);
  });

  test('keeps running while another command uses it', async () => {
    const database = await startDatabase(folder, 0);
    const other = path.join(folder, 'mongod-users', String(process.ppid));
    writeFileSync(other, '');
    await database.stop();
    expect(isRunning(pid())).toBe(true);
    rmSync(other);
    await database.stop();
  });

  test('ends if the process that starts it ends first', { timeout: 20_000 }, async ({ signal }) => {
    const pidFile = path.join(folder, 'mongod.pid');
    const starter = `import { existsSync, readFileSync } from 'node:fs';
      import { startDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'database.ts'))};
      setInterval(() => existsSync(${JSON.stringify(pidFile)}) && readFileSync(${JSON.stringify(pidFile)}, 'utf8') && process.exit(), 5);
      await startDatabase(${JSON.stringify(folder)}, 0);
      console.log('it serves');`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', starter], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    const left = pid();
    onTestFinished(() => stopProcess(left, 5_000));
    while (isRunning(left)) await sleep(20, undefined, { signal });
  });

  test('leaves no process after stop', async () => {
    const database = await startDatabase(folder, 0);
    const running = pid();
    await database.stop();
    expect(isRunning(running)).toBe(false);
  });
});
