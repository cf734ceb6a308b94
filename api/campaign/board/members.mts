import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { freePort } from '../../bench/measure/children.mts';

const { MongoClient } = mongoose.mongo;
const READY_MS = 40_000;

interface Member {
  port: number;
  folder: string;
  child?: ChildProcess;
}

/** A replica set of one row, which may kill its members, freeze them and limit their file sizes. */
export class Members {
  private readonly members: Member[];
  private readonly binary: string;

  private constructor(binary: string, members: Member[]) {
    this.binary = binary;
    this.members = members;
  }

  /** Uses the program that runs the database at this address. */
  static async start(count: number, like: string): Promise<Members> {
    const client = await new MongoClient(like).connect();
    const { argv } = (await client.db('admin').command({ getCmdLineOpts: 1 })) as unknown as {
      argv: string[];
    };
    await client.close();
    const members: Member[] = [];
    for (let at = 0; at < count; at += 1)
      members.push({ port: await freePort(), folder: mkdtempSync(join(tmpdir(), 'campaign-db-')) });
    const set = new Members(argv[0] ?? 'mongod', members);
    for (const member of members) set.run(member);
    await set.initiate();
    return set;
  }

  get uri(): string {
    const hosts = this.members.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `mongodb://${hosts}/?replicaSet=rs0`;
  }

  /** The current primary, or the next one. */
  async primary(): Promise<Member> {
    const until = Date.now() + READY_MS;
    for (;;) {
      for (const member of this.members) if (await isPrimary(member)) return member;
      if (Date.now() > until) throw new Error('the replica set has no primary');
      await wait(100);
    }
  }

  async kill(member: Member): Promise<void> {
    const { child } = member;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  freeze = ({ child }: Member): void => void child?.kill('SIGSTOP');
  thaw = ({ child }: Member): void => void child?.kill('SIGCONT');

  /** Simulates a full disk: the member's files cannot grow beyond this size. */
  fillDisk({ child }: Member): void {
    execFileSync('prlimit', ['--pid', String(child?.pid), '--fsize=65536']);
  }

  run(member: Member): void {
    if (member.child && member.child.exitCode === null && member.child.signalCode === null) return;
    const { port, folder } = member;
    const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'rs0'];
    args.push('--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '64', '--nounixsocket');
    args.push('--setParameter', 'diagnosticDataCollectionEnabled=false');
    member.child = spawn(this.binary, args, { stdio: 'ignore' });
  }

  async stop(): Promise<void> {
    for (const member of this.members) {
      this.thaw(member);
      await this.kill(member);
      rmSync(member.folder, { recursive: true, force: true });
    }
  }

  private async initiate(): Promise<void> {
    const [first] = this.members;
    const until = Date.now() + READY_MS;
    const members = this.members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` }));
    const config = { _id: 'rs0', members, settings: { electionTimeoutMillis: 2_000 } };
    for (;;) {
      try {
        await ask(first as Member, { replSetInitiate: config });
        break;
      } catch (error) {
        if (Date.now() > until) throw error;
        await wait(200);
      }
    }
    await this.primary();
  }
}

async function ask({ port }: Member, command: object): Promise<Record<string, unknown>> {
  const options = { serverSelectionTimeoutMS: 1_000, socketTimeoutMS: 2_000 };
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, options);
  try {
    return (await client.db('admin').command(command as mongoose.mongo.Document)) as Record<string, unknown>;
  } finally {
    await client.close();
  }
}

async function isPrimary(member: Member): Promise<boolean> {
  const { isWritablePrimary } = await ask(member, { hello: 1 }).catch(() => ({ isWritablePrimary: false }));
  return isWritablePrimary === true;
}
