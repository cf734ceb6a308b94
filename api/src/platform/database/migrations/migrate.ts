import type { Connection } from 'mongoose';
import { asciiEmails } from './ascii-emails.js';
import { companyNameKeys } from './company-name-keys.js';
import { companyNames } from './company-names.js';
import { databaseNow } from '../database-clock.js';
import { dropIndexes } from './drop-indexes.js';
import { lastActive } from './last-active.js';
import { listedJobs } from './listed-jobs.js';
import { newEmailTimes } from './new-email-times.js';
import { payNumbersOfJobs } from './pay-numbers.js';
import { provenEmails } from './proven-emails.js';
import { listsFromMemory } from './lists-from-memory.js';
import { closingDates } from './closing-dates.js';
import { shownJobs } from './shown-jobs.js';

/** Converts data of an older version. Must be repeatable, because two copies of the board may run it at once. */
export type Migration = (connection: Connection) => Promise<void>;

/** In order. Never rename a migration, because boards store the names of those they have run. */
const MIGRATIONS: Record<string, Migration> = {
  'listed-jobs': listedJobs,
  'lists-from-memory': listsFromMemory,
  'proven-emails': provenEmails,
  'last-active': lastActive,
  'ascii-emails': asciiEmails,
  'mails-by-urgency': (connection) => dropIndexes(connection.collection('outbox'), ['next-due']),
  'company-names': companyNames,
  'pay-numbers': payNumbersOfJobs,
  'new-email-times': newEmailTimes,
  'company-name-keys': companyNameKeys,
  'shown-jobs': shownJobs,
  'closing-dates': closingDates,
};

export async function migrate(connection: Connection): Promise<void> {
  const done = connection.collection<{ _id: string; at: Date }>('migrations');
  for (const [name, run] of Object.entries(MIGRATIONS)) {
    if (await done.findOne({ _id: name })) continue;
    await run(connection);
    await done.updateOne({ _id: name }, { $setOnInsert: { at: new Date(databaseNow()) } }, { upsert: true });
  }
}
