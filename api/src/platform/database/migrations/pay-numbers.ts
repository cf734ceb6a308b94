import { type PayInNumbers, payNumbers } from '@skybil/shared';
import type { Connection } from 'mongoose';

interface StoredPay extends PayInNumbers {
  salary?: string;
  currency?: string;
}

const BATCH = 1_000;
const WITHOUT_NUMBERS = { payMin: { $exists: false }, payMax: { $exists: false } };

/** Filters and order by pay need numbers. Older jobs get those of their text, which stays as it is, if it is clear. */
export async function payNumbersOfJobs(connection: Connection): Promise<void> {
  const jobs = connection.collection<StoredPay>('jobs');
  const cursor = jobs.find(WITHOUT_NUMBERS, { projection: { salary: 1, currency: 1 }, batchSize: BATCH });
  let updates: Parameters<typeof jobs.bulkWrite>[0][number][] = [];
  const write = async () => {
    if (updates.length > 0) await jobs.bulkWrite(updates, { ordered: false });
    updates = [];
  };
  for await (const { _id, salary = '', currency = '' } of cursor) {
    const numbers = payNumbers(salary, currency);
    // the job may be edited meanwhile
    const filter = { _id, salary, currency, ...WITHOUT_NUMBERS };
    if (numbers) updates.push({ updateOne: { filter, update: { $set: numbers } } });
    if (updates.length === BATCH) await write();
  }
  await write();
}
