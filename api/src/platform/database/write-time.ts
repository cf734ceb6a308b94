import type { Query, Schema } from 'mongoose';

/** A write waits as long as an open transaction holds its row, and a process that died leaves its own open (RUN-12). */
export const MAX_WRITE_MS = 4_000;

/** Limits the time of every write of one row that sets no limit of its own. Those of many rows are nobody's request. */
export function limitWrites(schema: Schema): void {
  schema.pre(
    ['updateOne', 'replaceOne', 'deleteOne', 'findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'],
    { query: true, document: false },
    function (this: Query<unknown, unknown>) {
      if (this.getOptions().maxTimeMS === undefined) this.maxTimeMS(MAX_WRITE_MS);
    },
  );
}
