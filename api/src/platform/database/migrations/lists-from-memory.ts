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

export async function listsFromMemory(connection: Connection): Promise<void> {
  const jobs = connection.collection('jobs');
  await dropIndexes(jobs, LISTS);
  await jobs.updateMany({ titleGrams: { $exists: true } }, { $unset: { titleGrams: 1 } });
}
