import { type Collection, Types } from 'mongoose';
import { MAX_TIME_MS } from './read-time.js';

interface Narrowed {
  /** What else has to hold of a row. */
  where?: object;
  fields: Record<string, 0 | 1>;
}

/**
 * Rows by their ids, of which many requests need a few: by the driver alone. Mongoose makes of each question a query of
 * its own, checks and casts it, which takes as long again as asking.
 */
export function rowsByIds<Row extends { _id: Types.ObjectId }>(
  collection: Pick<Collection, 'find'>,
  ids: readonly string[],
  { where, fields }: Narrowed,
): Promise<Row[]> {
  const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
  return collection.find<Row>({ _id, ...where }, { projection: fields, maxTimeMS: MAX_TIME_MS }).toArray();
}
