import type { Query, Schema } from 'mongoose';

/** A write waits while an open transaction locks its row, and a process that died leaves its transactions open (RUN-12). */
export const MAX_WRITE_MS = 4_000;

/** Writes of many rows are left out, because no request makes them. */
export function limitWrites(schema: Schema): void {
  schema.pre(
    ['updateOne', 'replaceOne', 'deleteOne', 'findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'],
    { query: true, document: false },
    function (this: Query<unknown, unknown>) {
      if (this.getOptions().maxTimeMS === undefined) this.maxTimeMS(MAX_WRITE_MS);
    },
  );
}
