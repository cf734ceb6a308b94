import type { Connection } from 'mongoose';
import { databaseNow } from '../database-clock.js';

/** A change of e-mail that began before its time was stored expires 24 hours after the upgrade (PERSON-45). */
export async function newEmailTimes(connection: Connection): Promise<void> {
  const $set = { newEmailAt: new Date(databaseNow()) };
  for (const collection of ['users', 'companies'])
    await connection
      .collection(collection)
      .updateMany({ newEmail: { $exists: true }, newEmailAt: { $exists: false } }, { $set });
}
