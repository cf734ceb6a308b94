import type { Connection } from 'mongoose';
import { dropIndexes } from './drop-indexes.js';

const LISTS = [
  'listed',
  'listed-of-kind',
  'listed-of-category',
  'listed-of-location',
  'listed-of-level',
  'listed-titles',
];

/** Lists and searches no longer query the database, so their indexes and the `titleGrams` of jobs are removed. */
export async function listsFromMemory(connection: Connection): Promise<void> {
  const jobs = connection.collection('jobs');
  await dropIndexes(jobs, LISTS);
  await jobs.updateMany({ titleGrams: { $exists: true } }, { $unset: { titleGrams: 1 } });
}
