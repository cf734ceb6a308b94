import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';

/** Not in a backup: a board that is restored from one is another board. */
export const BOARD_IDENTITY = 'boardidentity';

/** Which board this database is, so that two of them may share a bucket. */
export interface BoardIdentity {
  id: string;
  /** Then files that carry no board's id are those of the board that the backup was made of. */
  isRestored: boolean;
}

type Stored = BoardIdentity & { _id: string };
const ROW = 'board';
const MAJORITY = { writeConcern: { w: 'majority' } } as const;

const rows = (connection: Connection) => connection.collection<Stored>(BOARD_IDENTITY);
const newId = () => randomBytes(12).toString('hex');

/** Made when it is asked for first; of several copies at once the database takes one. */
export async function boardIdentity(connection: Connection): Promise<BoardIdentity> {
  const found = await rows(connection).findOneAndUpdate(
    { _id: ROW },
    { $setOnInsert: { id: newId(), isRestored: false } },
    { upsert: true, returnDocument: 'after', ...MAJORITY },
  );
  if (!found) throw new Error('the id of this board could not be stored');
  return { id: found.id, isRestored: found.isRestored };
}

/** For a database that a restore fills. */
export async function becomeAnotherBoard(connection: Connection): Promise<string> {
  const id = newId();
  await rows(connection).replaceOne({ _id: ROW }, { id, isRestored: true }, { upsert: true, ...MAJORITY });
  return id;
}
