import { Types } from 'mongoose';
import { storedTitle } from '../src/modules/jobs/job.policy.js';
import type { Job } from '../src/modules/jobs/job.schema.js';
import type { TestBoard } from './board.js';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2026-03-01T09:00:00.000Z');

/** Nine in the morning of a day, counted from the first one. */
export function dayOf(day: number): Date {
  return new Date(FIRST_DAY + day * DAY_MS);
}

/**
 * Inserts jobs as another process would, and waits until the lists contain them. Each is dated one day after the one
 * before it, unless it has its own date.
 */
export async function storeJobs(board: TestBoard, changes: readonly Partial<Job>[]): Promise<string[]> {
  const companyId = new Types.ObjectId();
  const rows = changes.map((change, day): Job => {
    const date = change.date ?? dayOf(day);
    return {
      _id: new Types.ObjectId(),
      kind: 'job',
      ...storedTitle(change.title ?? `Job ${day}`),
      description: '<p>Build payment services with us.</p>',
      excerpt: 'Build payment services with us.',
      location: 'Lagos',
      salary: '250,000',
      category: 'Programming',
      level: 'Senior level',
      nature: 'Remote',
      currency: 'NGN',
      createdAt: date,
      closingDate: '2099-12-31',
      visible: true,
      shown: change.visible ?? true,
      listed: change.shown ?? change.visible ?? true,
      companyId,
      ...change,
      date,
    };
  });
  await board.connection.model<Job>('Job').insertMany(rows, { lean: true });
  const ids = rows.map((row) => row._id.toHexString());
  await board.listed(ids);
  return ids;
}
