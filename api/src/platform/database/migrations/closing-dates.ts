import { addDays, dayAt } from '@skybil/shared';
import type { Connection } from 'mongoose';
import { databaseNow } from '../database-clock.js';

/** Twice as long as a new job stays open, so that companies notice in time. */
const DAYS = 60;

/** Jobs had no end. */
export async function closingDates(connection: Connection): Promise<void> {
  const closingDate = addDays(dayAt(databaseNow()), DAYS);
  await connection
    .collection('jobs')
    .updateMany({ closingDate: { $exists: false } }, { $set: { closingDate } });
}
