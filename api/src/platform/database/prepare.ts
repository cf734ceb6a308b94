import type { Connection } from 'mongoose';
import { SettingsError } from '../errors/start-error.js';
import { refuseUnfinishedRestore } from './unfinished-restore.js';
import { measureClock } from './database-clock.js';
import { makeIndexes } from './indexes.js';
import { migrate } from './migrations/migrate.js';

export async function prepareDatabase(connection: Connection): Promise<void> {
  await needTransactions(connection);
  await measureClock(connection);
  await refuseUnfinishedRestore(connection);
  await makeIndexes(connection);
  await migrate(connection);
}

async function needTransactions(connection: Connection): Promise<void> {
  const hello = await connection.db?.command({ hello: 1 });
  if (!hello?.setName && hello?.msg !== 'isdbgrid')
    throw new SettingsError(
      'MONGODB_URI names a lone server. Make it a replica set, of one member at least.',
    );
}
