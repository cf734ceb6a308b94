import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

/** A database server that a test may kill and freeze. */
export interface TestMongod {
  uri: string;
  kill(): Promise<void>;
  /** Keeps its connections and stops answering. */
  freeze(): void;
  thaw(): void;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a second server from the binary of the tests' database. */
export async function startMongod(): Promise<TestMongod> {
  const binary = await binaryOfTests();
  const folder = mkdtempSync(join(tmpdir(), 'board-mongod-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const mongod: TestMongod = {
    uri: `mongodb://127.0.0.1:${port}/board?directConnection=true&replicaSet=rs0`,
    async kill() {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child?.kill('SIGKILL');
      await ended;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async start() {
      const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'rs0'];
      args.push('--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '64', '--nounixsocket');
      child = spawn(binary, args, { stdio: 'ignore' });
      await becomePrimary(port);
    },
    async remove() {
      if (child?.exitCode === null && child.signalCode === null) await mongod.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await mongod.start();
  return mongod;
}

/** A separate server with authentication, and the address for its administrator. */
export async function startGuardedMongod(): Promise<{
  port: number;
  admin: mongo.MongoClient;
  stop(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'board-mongod-'));
  const port = await freePort();
  const args = [
    '--dbpath',
    folder,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--auth',
    '--nounixsocket',
  ];
  args.push('--wiredTigerCacheSizeGB', '0.25');
  const child = spawn(await binaryOfTests(), args, { stdio: 'ignore' });
  const admin = new mongo.MongoClient(`mongodb://admin:admin@127.0.0.1:${port}/?directConnection=true`);
  await eventually(async () => {
    const first = new mongo.MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
      serverSelectionTimeoutMS: 1_000,
    });
    try {
      await first.db('admin').command({ createUser: 'admin', pwd: 'admin', roles: ['root'] });
    } finally {
      await first.close();
    }
  }, 20_000);
  return {
    port,
    admin,
    async stop() {
      await admin.close();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function binaryOfTests(): Promise<string> {
  const client = new mongo.MongoClient(process.env.TEST_MONGODB_URI ?? '');
  try {
    const { argv } = (await client.db('admin').command({ getCmdLineOpts: 1 })) as unknown as {
      argv: [string];
    };
    return argv[0];
  } finally {
    await client.close();
  }
}

async function becomePrimary(port: number): Promise<void> {
  const options = { directConnection: true, serverSelectionTimeoutMS: 1_000 };
  await eventually(async () => {
    const client = new mongo.MongoClient(`mongodb://127.0.0.1:${port}/`, options);
    try {
      const admin = client.db('admin');
      const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
      await admin.command({ replSetInitiate: { _id: 'rs0', members } }).catch(() => undefined);
      expect(await admin.command({ hello: 1 })).toMatchObject({ isWritablePrimary: true });
    } finally {
      await client.close();
    }
  }, 20_000);
}
