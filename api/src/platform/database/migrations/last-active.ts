import type { Connection } from 'mongoose';
import { databaseNow } from '../database-clock.js';

/** No older account is erased for inactivity that was not recorded. */
export async function lastActive(connection: Connection): Promise<void> {
  for (const name of ['users', 'companies']) {
    await connection
      .collection(name)
      .updateMany({ lastActiveAt: { $exists: false } }, { $set: { lastActiveAt: new Date(databaseNow()) } });
  }
}
