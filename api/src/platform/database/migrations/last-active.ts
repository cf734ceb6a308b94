import type { Connection } from 'mongoose';
import { databaseNow } from '../database-clock.js';

/** Accounts from before their use was noted count as used on the day of the upgrade: nobody is erased for what nobody saw. */
export async function lastActive(connection: Connection): Promise<void> {
  for (const name of ['users', 'companies']) {
    await connection
      .collection(name)
      .updateMany({ lastActiveAt: { $exists: false } }, { $set: { lastActiveAt: new Date(databaseNow()) } });
  }
}
