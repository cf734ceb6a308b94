import type { Connection } from 'mongoose';
import { dropIndexes } from './drop-indexes.js';

const REPLACED = [
  'newest',
  'newest-of-kind',
  'newest-of-category',
  'newest-of-location',
  'newest-of-level',
  'title-and-place',
  'of-company',
];

export async function listedJobs(connection: Connection): Promise<void> {
  const jobs = connection.collection('jobs');
  await jobs.updateMany({ listed: { $exists: false } }, [{ $set: { listed: '$visible' } }]);
  await dropIndexes(jobs, REPLACED);
}
