import { type Database, ownDatabase } from '@skybil/mongod/database';
import { checkRemote } from '@skybil/mongod/remote';
import { say } from '../support/say.ts';

const PREFERRED_PORT = 27117;

export const tellOfDatabase = (text: string): void => say('database', text);

/** The database of the board: the one MONGODB_URI names, else one of our own. */
export async function boardDatabase(dataDir: string): Promise<Database> {
  const uri = process.env.MONGODB_URI;
  if (!uri) return ownDatabase(dataDir, PREFERRED_PORT, tellOfDatabase);
  tellOfDatabase('using the one MONGODB_URI names');
  await checkRemote(uri);
  return { uri, stop: () => Promise.resolve() };
}
