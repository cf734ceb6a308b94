import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../../../platform/database/duplicate-key.js';
import type { ResumeToken } from '../job-source.js';

const ID = 'search';
export const LEAD_TIMER = 'search lead';
/** If the leader dies, another process takes over after this time. */
export const LEASE_MS = 6_000;

interface Lease {
  _id: string;
  holder: string;
  until: Date;
}

/** How far the change stream has been applied. */
export interface Progress {
  /** Null while one is being built. */
  index: string | null;
  token: ResumeToken;
}

/** Which process feeds the index, and how far it has come. Stored in the database, which all processes share. */
export class FeedState {
  private readonly me = randomUUID();

  constructor(private readonly connection: Connection) {}

  /** Acquires or renews the lease, by the database's clock. @returns whether this process leads */
  async lead(): Promise<boolean> {
    const { matchedCount } = await this.leases.updateOne(
      { _id: ID, $or: [{ holder: this.me }, { $expr: { $lte: ['$until', '$$NOW'] } }] },
      [{ $set: { holder: this.me, until: { $add: ['$$NOW', LEASE_MS] } } }],
    );
    if (matchedCount === 1) return true;
    // create the lease if it is missing; the next call decides who gets it
    await this.leases.insertOne({ _id: ID, holder: '', until: new Date(0) }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    return false;
  }

  async resign(): Promise<void> {
    await this.leases.deleteOne({ _id: ID, holder: this.me });
  }

  async progress(): Promise<Progress | null> {
    return this.feeds.findOne({ _id: ID });
  }

  /** Every process follows this collection and clears its `PublicCache`, which may be older than the index. */
  async note(progress: Progress): Promise<void> {
    await this.feeds.updateOne({ _id: ID }, { $set: progress }, { upsert: true });
  }

  private get leases() {
    return this.connection.collection<Lease>('leases');
  }

  private get feeds() {
    return this.connection.collection<Progress & { _id: string }>('searchfeeds');
  }
}
