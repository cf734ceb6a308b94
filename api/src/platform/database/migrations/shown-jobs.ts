import type { Connection } from 'mongoose';
import { dropIndexes } from './drop-indexes.js';

/** One field said both that a job may be opened and that lists contain it. */
export async function shownJobs(connection: Connection): Promise<void> {
  const jobs = connection.collection('jobs');
  await jobs.updateMany({ shown: { $exists: false } }, [{ $set: { shown: '$listed' } }]);
  await dropIndexes(jobs, ['shown-not-listed']);
}
