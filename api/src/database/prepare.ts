import type { Connection } from 'mongoose';
import { refuseHalfRestored } from './half-restored.js';
import { makeIndexes } from './indexes.js';
import { migrate } from './migrations/migrate.js';

/**
 * What a database needs before a board or a command uses it; harmless when two start at once.
 * @throws when a restore of it was not finished
 */
export async function prepareDatabase(connection: Connection): Promise<void> {
  await refuseHalfRestored(connection);
  await makeIndexes(connection);
  await migrate(connection);
}
