import type { Collection } from 'mongoose';

export async function dropIndexes(collection: Collection, names: readonly string[]): Promise<void> {
  for (const { name = '' } of await collection.indexes()) {
    if (!names.includes(name)) continue;
    await collection.dropIndex(name).catch((error: unknown) => {
      // another copy of the board has just dropped it
      if ((error as { codeName?: unknown }).codeName !== 'IndexNotFound') throw error;
    });
  }
}
