import type { Connection } from 'mongoose';
import { asciiEmails } from './ascii-emails.js';
import { databaseNow } from '../database-clock.js';
import { dropIndexes } from './drop-indexes.js';
import { lastActive } from './last-active.js';
import { listedJobs } from './listed-jobs.js';
import { provenEmails } from './proven-emails.js';
import { listsFromMemory } from './lists-from-memory.js';

/** Brings the data of an older board to what this one reads. Repeatable: two copies may run it at once. */
export type Migration = (connection: Connection) => Promise<void>;

/** In their order; a name stays as it is once a board has run it. */
const MIGRATIONS: Record<string, Migration> = {
  'listed-jobs': listedJobs,
  'lists-from-memory': listsFromMemory,
  'proven-emails': provenEmails,
  'last-active': lastActive,
  'ascii-emails': asciiEmails,
  'mails-by-urgency': (connection) => dropIndexes(connection.collection('outbox'), ['next-due']),
};

/** Runs what this database has not seen yet. A board calls it at start, behind its indexes. */
export async function migrate(connection: Connection): Promise<void> {
  const done = connection.collection<{ _id: string; at: Date }>('migrations');
  for (const [name, run] of Object.entries(MIGRATIONS)) {
    if (await done.findOne({ _id: name })) continue;
    await run(connection);
    await done.updateOne({ _id: name }, { $setOnInsert: { at: new Date(databaseNow()) } }, { upsert: true });
  }
}
