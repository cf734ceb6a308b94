import type { Connection } from 'mongoose';

/** Makes the indexes that the schemas declare; repeatable, and harmless when two copies of the board start at once. */
export async function makeIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
}
