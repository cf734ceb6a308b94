import type { Connection } from 'mongoose';
import { databaseNow } from './database-clock.js';

/** A restore stores a row here when it begins, and drops the collection when it ends. */
export const RESTORES = 'restores';

const marks = (connection: Connection) => connection.collection<{ _id: string; begunAt: Date }>(RESTORES);

export async function isRestoreUnfinished(connection: Connection): Promise<boolean> {
  return (await marks(connection).findOne({ _id: 'restore' })) !== null;
}

export async function beginRestore(connection: Connection): Promise<void> {
  await marks(connection).updateOne(
    { _id: 'restore' },
    { $set: { begunAt: new Date(databaseNow()) } },
    { upsert: true },
  );
}

export async function endRestore(connection: Connection): Promise<void> {
  await marks(connection).drop();
}

/** @throws Error if a restore has begun and not ended */
export async function refuseUnfinishedRestore(connection: Connection): Promise<void> {
  if (!(await isRestoreUnfinished(connection))) return;
  throw new Error('A restore of this database has not been finished: run `npm run restore -- FILE` again.');
}
