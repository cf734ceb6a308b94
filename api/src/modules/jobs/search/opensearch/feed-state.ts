import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../../../platform/database/duplicate-key.js';
import type { ResumeToken } from '../job-source.js';

const SEARCH = 'search';

/** A leader that died is followed by another after this. */
export const LEASE_MS = 6_000;

interface Lease {
  _id: string;
  holder: string;
  until: Date;
}

/** How far the stream of changes has been taken in, and into which index; none while one is being made. */
export interface Progress {
  index: string | null;
  token: ResumeToken;
}

/** Which process feeds the index, and what it has done. Kept in the database, where all processes of a board meet. */
export class FeedState {
  private readonly me = randomUUID();

  constructor(private readonly connection: Connection) {}

  /** Takes the lead, or keeps it; by the database's clock, since those of two machines differ. @returns whether it has it */
  async lead(): Promise<boolean> {
    const { matchedCount } = await this.leases.updateOne(
      { _id: SEARCH, $or: [{ holder: this.me }, { $expr: { $lte: ['$until', '$$NOW'] } }] },
      [{ $set: { holder: this.me, until: { $add: ['$$NOW', LEASE_MS] } } }],
    );
    if (matchedCount === 1) return true;
    // the first of all to come makes it; who has it is told by the next try
    await this.leases.insertOne({ _id: SEARCH, holder: '', until: new Date(0) }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    return false;
  }

  /** Another need not wait. */
  async resign(): Promise<void> {
    await this.leases.deleteOne({ _id: SEARCH, holder: this.me });
  }

  async progress(): Promise<Progress | null> {
    return this.feeds.findOne({ _id: SEARCH });
  }

  /** All processes are told of it: answers that they keep may show less than the index (`PublicCache`). */
  async note(progress: Progress): Promise<void> {
    await this.feeds.updateOne({ _id: SEARCH }, { $set: progress }, { upsert: true });
  }

  private get leases() {
    return this.connection.collection<Lease>('leases');
  }

  private get feeds() {
    return this.connection.collection<Progress & { _id: string }>('searchfeeds');
  }
}
