import type { Connection } from 'mongoose';

/** Creates the indexes that the schemas declare. Two copies of the board may run it at once. */
export async function makeIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
}
