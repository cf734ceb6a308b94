import { type Database, startDatabase, runningDatabase } from '@skybil/mongod/database';
import { checkRemote } from '@skybil/mongod/remote';
import { UserError } from '@skybil/mongod/user-error';
import { say } from '../support/say.ts';

const PREFERRED_PORT = 27117;

export const logDatabase = (text: string): void => say('database', text);

export async function boardDatabase(dataDir: string): Promise<Database> {
  const uri = process.env.MONGODB_URI;
  if (!uri) return startDatabase(dataDir, PREFERRED_PORT, logDatabase);
  logDatabase('using the one MONGODB_URI names');
  await checkRemote(uri);
  return { uri, stop: () => Promise.resolve() };
}

/** For commands that only read: starts no database. */
export async function existingDatabase(dataDir: string): Promise<Database> {
  if (process.env.MONGODB_URI) return boardDatabase(dataDir);
  const uri = runningDatabase(dataDir);
  if (!uri)
    throw new UserError('No database runs here: start the board (npm start), or name one in MONGODB_URI.');
  return { uri, stop: () => Promise.resolve() };
}
