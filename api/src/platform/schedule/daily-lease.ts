import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { databaseNow } from '../database/database-clock.js';
import { isDuplicateKey } from '../database/duplicate-key.js';

const HOUR_MS = 3_600_000;
/** If the process dies during the task, another one repeats it after this time. */
const RUNNING_MS = HOUR_MS;
/** Less than a day, so that the time of day does not drift. */
const DONE_MS = 23 * HOUR_MS;

/** Lets one process run a task once a day. Call it often: a board need not run all day. */
@Injectable()
export class DailyLease {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Does nothing if another process runs the task, or has run it today. */
  async run(task: string, work: () => Promise<void>): Promise<void> {
    if (!(await this.take(task))) return;
    await work();
    await this.done(task);
  }

  private async take(task: string): Promise<boolean> {
    const now = databaseNow();
    try {
      const taken = await this.leases.updateOne(
        { _id: task, until: { $lte: new Date(now) } },
        { $set: { until: new Date(now + RUNNING_MS) } },
        { upsert: true },
      );
      return taken.matchedCount + taken.upsertedCount === 1;
    } catch (error) {
      // the lease exists and has not ended
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async done(task: string): Promise<void> {
    await this.leases.updateOne({ _id: task }, { $set: { until: new Date(databaseNow() + DONE_MS) } });
  }

  private get leases() {
    return this.connection.collection<{ _id: string; until: Date }>('leases');
  }
}
