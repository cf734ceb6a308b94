import type { Collection, Connection } from 'mongoose';

/** Those that began with `visible`; each has one that begins with `listed` in its place. */
const REPLACED = [
  'newest',
  'newest-of-kind',
  'newest-of-category',
  'newest-of-location',
  'newest-of-level',
  'title-and-place',
  'of-company',
];

/** Public questions ask `listed`; a job from before is listed when it is visible. */
export async function listedJobs(connection: Connection): Promise<void> {
  const jobs = connection.collection('jobs');
  await jobs.updateMany({ listed: { $exists: false } }, [{ $set: { listed: '$visible' } }]);
  const indexes = await jobs.indexes();
  for (const { name = '' } of indexes) if (REPLACED.includes(name)) await drop(jobs, name);
}

async function drop(jobs: Collection, name: string): Promise<void> {
  await jobs.dropIndex(name).catch((error: unknown) => {
    // another copy of the board was first
    if ((error as { codeName?: unknown }).codeName !== 'IndexNotFound') throw error;
  });
}
