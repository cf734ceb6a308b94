import { type Collection, Types } from 'mongoose';
import { MAX_TIME_MS } from './read-time.js';

interface Narrowed {
  /** Further conditions. */
  where?: object;
  fields: Record<string, 0 | 1>;
}

/**
 * Finds rows by their ids, for reads that many requests make. Uses the driver directly, because building and casting a query
 * in Mongoose doubles the time.
 */
export function rowsByIds<Row extends { _id: Types.ObjectId }>(
  collection: Pick<Collection, 'find'>,
  ids: readonly string[],
  { where, fields }: Narrowed,
): Promise<Row[]> {
  const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
  return collection.find<Row>({ _id, ...where }, { projection: fields, maxTimeMS: MAX_TIME_MS }).toArray();
}
