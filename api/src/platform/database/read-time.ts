import type { Aggregate, Query, Schema } from 'mongoose';

/** Longest time of a read in the database (JOB-5). */
export const MAX_TIME_MS = 5_000;

export function limitReads(schema: Schema): void {
  schema.pre(['find', 'findOne', 'countDocuments', 'distinct'], function (this: Query<unknown, unknown>) {
    if (this.getOptions().maxTimeMS === undefined) this.maxTimeMS(MAX_TIME_MS);
  });
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    if (this.options.maxTimeMS === undefined) this.option({ maxTimeMS: MAX_TIME_MS });
  });
}
