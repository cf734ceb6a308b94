import type { Connection } from 'mongoose';
import { makeIndexes } from './indexes.js';
import { migrate } from './migrations/migrate.js';

/** What a database needs before a board or a command uses it; harmless when two start at once. */
export async function prepareDatabase(connection: Connection): Promise<void> {
  await makeIndexes(connection);
  await migrate(connection);
}
