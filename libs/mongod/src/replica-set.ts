import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, MongoServerError } from 'mongodb';
import { answers } from './ports.ts';

const SET_NAME = 'rs0';
const NOT_INITIATED = 94;
const WAIT_MS = 30_000;

export function databaseUri(port: number, name = 'skybil'): string {
  return `mongodb://127.0.0.1:${port}/${name}?directConnection=true&replicaSet=${SET_NAME}`;
}

interface SetConfig {
  version: number;
  members: { host: string }[];
}

async function configure(client: MongoClient, host: string): Promise<void> {
  const admin = client.db('admin');
  try {
    const { config } = (await admin.command({ replSetGetConfig: 1 })) as unknown as { config: SetConfig };
    const [member] = config.members;
    if (!member || member.host === host) return;
    // the data was last served on another port
    const next = { ...config, version: config.version + 1, members: [{ ...member, host }] };
    await admin.command({ replSetReconfig: next, force: true });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== NOT_INITIATED) throw error;
    await admin.command({ replSetInitiate: { _id: SET_NAME, members: [{ _id: 0, host }] } });
  }
}

/** A new client each time, because one that failed to connect cannot be used again. */
async function isPrimary(port: number): Promise<boolean> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 1_000,
  });
  try {
    await configure(client, `127.0.0.1:${port}`);
    for (let tries = 0; tries < 20; tries++) {
      const { isWritablePrimary } = await client.db('admin').command({ hello: 1 });
      if (isWritablePrimary) return true;
      await sleep(50);
    }
    return false;
  } finally {
    await client.close();
  }
}

/** Makes the server a replica set of one member, because transactions need one, and waits until it accepts writes. */
export async function becomePrimary(port: number, isAlive: () => boolean): Promise<void> {
  const until = performance.now() + WAIT_MS;
  let problem: unknown = new Error('it did not become ready');
  while (isAlive() && performance.now() < until) {
    if (await answers(port)) {
      try {
        if (await isPrimary(port)) return;
      } catch (error) {
        problem = error;
      }
    }
    await sleep(50);
  }
  throw problem;
}
