import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';

const HOUR_MS = 3_600_000;
/** A copy that died in the middle is followed by another after this. */
const AT_WORK_MS = HOUR_MS;
/** Less than a day, so that the hour at which it runs does not wander. */
const DONE_MS = 23 * HOUR_MS;

/** Lets one copy of the board at a time do what is done once a day. */
@Injectable()
export class DailyLease {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async take(task: string): Promise<boolean> {
    const now = databaseNow();
    try {
      const taken = await this.leases.updateOne(
        { _id: task, until: { $lte: new Date(now) } },
        { $set: { until: new Date(now + AT_WORK_MS) } },
        { upsert: true },
      );
      return taken.matchedCount + taken.upsertedCount === 1;
    } catch (error) {
      // it is there, and not over
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async done(task: string): Promise<void> {
    await this.leases.updateOne({ _id: task }, { $set: { until: new Date(databaseNow() + DONE_MS) } });
  }

  private get leases() {
    return this.connection.collection<{ _id: string; until: Date }>('leases');
  }
}
