import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { freePort } from './ports.ts';
import { commandOf, isRunning, stopProcess } from './processes.ts';
import { ownDatabase } from './database.ts';
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

describe('our own database', () => {
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

  test('starts within a bounded cache, on loopback, and takes transactions', async () => {
    const database = await ownDatabase(folder, 0);
    assert.match(commandOf(pid()), /--bind_ip 127\.0\.0\.1 .*--wiredTigerCacheSizeGB 0\.5/);
    await withNotes(database.uri, (client) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          await client.db().collection('notes').insertOne({ note: 'first' }, { session });
        }),
      ),
    );
    assert.deepEqual(await read(database.uri), ['first']);
    await database.stop();
  });

  test('keeps its data after a kill -9, and is served again on another port', async () => {
    const database = await ownDatabase(folder, 0);
    await write(database.uri, 'kept');
    await killed();
    const again = await ownDatabase(folder, await freePort());
    assert.notEqual(again.uri, database.uri);
    assert.deepEqual(await read(again.uri), ['kept']);
    await again.stop();
  });

  test('is started again by itself when it dies, where it was and with its data, and says so [RUN-30]', async () => {
    const said: string[] = [];
    const database = await ownDatabase(folder, 0, (text) => said.push(text));
    database.keepRunning?.();
    await write(database.uri, 'kept');
    await killed();
    while (!said.some((text) => text.startsWith('it runs again'))) await sleep(50);
    assert.deepEqual(await read(database.uri), ['kept']);
    assert.ok(said.includes('it ended by itself; starting it again ...'));
    await database.stop();
    assert.equal(isRunning(pid()), false);
  });

  test('says in plain words that its data are damaged [RUN-31]', async () => {
    await (await ownDatabase(folder, 0)).stop();
    writeFileSync(path.join(folder, 'db', 'WiredTiger.turtle'), 'nothing of use');
    await assert.rejects(ownDatabase(folder, 0), /The database did not start: the data in .* are damaged/);
  });

  test('a mongod that a crash left running is used again and then stopped', async () => {
    const left = await ownDatabase(folder, 0);
    const leftover = pid();
    const adopted = await ownDatabase(folder, 0);
    assert.equal(adopted.uri, left.uri);
    await adopted.stop();
    assert.equal(isRunning(leftover), false);
  });

  test('another command that still uses it keeps it running', async () => {
    const database = await ownDatabase(folder, 0);
    const other = path.join(folder, 'mongod-users', String(process.ppid));
    writeFileSync(other, '');
    await database.stop();
    assert.equal(isRunning(pid()), true);
    rmSync(other);
    await database.stop();
  });

  test('ends when whoever starts it ends before it serves', { timeout: 20_000 }, async (t) => {
    const pidFile = path.join(folder, 'mongod.pid');
    const starter = `import { existsSync, readFileSync } from 'node:fs';
      import { ownDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'database.ts'))};
      setInterval(() => existsSync(${JSON.stringify(pidFile)}) && readFileSync(${JSON.stringify(pidFile)}, 'utf8') && process.exit(), 5);
      await ownDatabase(${JSON.stringify(folder)}, 0);
      console.log('it serves');`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', starter], {
      encoding: 'utf8',
    });
    assert.equal(stdout, '');
    const left = pid();
    t.after(() => stopProcess(left, 5_000));
    while (isRunning(left)) await sleep(20, undefined, { signal: t.signal });
  });

  test('stops without leaving a process', async () => {
    const database = await ownDatabase(folder, 0);
    const running = pid();
    await database.stop();
    assert.equal(isRunning(running), false);
  });
});
