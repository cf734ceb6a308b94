import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';

/** Not part of a backup, because a restored board gets a new id. */
export const BOARD_IDENTITY = 'boardidentity';

export interface BoardIdentity {
  id: string;
  /** In a restored board, files without a board id belong to the board of the backup. */
  isRestored: boolean;
}

type Stored = BoardIdentity & { _id: string };
const ROW = 'board';

const rows = (connection: Connection) => connection.collection<Stored>(BOARD_IDENTITY);
const newId = () => randomBytes(12).toString('hex');

/** If several copies call it first at once, the database stores one id. */
export async function boardIdentity(connection: Connection): Promise<BoardIdentity> {
  const found = await rows(connection).findOneAndUpdate(
    { _id: ROW },
    { $setOnInsert: { id: newId(), isRestored: false } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!found) throw new Error('the id of this board could not be stored');
  return { id: found.id, isRestored: found.isRestored };
}

export async function becomeAnotherBoard(connection: Connection): Promise<string> {
  const id = newId();
  await rows(connection).replaceOne({ _id: ROW }, { id, isRestored: true }, { upsert: true });
  return id;
}
