import type { Connection } from 'mongoose';
import { nameKey } from '../../contract/input/name-key.js';

interface StoredCompany {
  name: string;
  nameKey?: string;
}

const BATCH = 1_000;

/** Names that look the same have the same key (VERIFIED-6). A board folder with other ignored words gets its keys by new names. */
export async function companyNameKeys(connection: Connection): Promise<void> {
  const companies = connection.collection<StoredCompany>('companies');
  const without = { nameKey: { $exists: false } };
  const cursor = companies.find(without, { projection: { name: 1 }, batchSize: BATCH });
  let updates: Parameters<typeof companies.bulkWrite>[0][number][] = [];
  const write = async () => {
    if (updates.length > 0) await companies.bulkWrite(updates, { ordered: false });
    updates = [];
  };
  for await (const { _id, name } of cursor) {
    // the company may be renamed meanwhile
    updates.push({ updateOne: { filter: { _id, name }, update: { $set: { nameKey: nameKey(name) } } } });
    if (updates.length === BATCH) await write();
  }
  await write();
}
