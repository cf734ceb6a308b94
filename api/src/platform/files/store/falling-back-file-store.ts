import type { Readable } from 'node:stream';
import { FileStore, type StoredKeys } from './file-store.js';

/** Writes files to one store and still reads files from a former one during a move (`npm run files:move`). */
export class FallingBackFileStore extends FileStore {
  constructor(
    readonly store: FileStore,
    readonly former: FileStore,
  ) {
    super();
  }

  put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    return this.store.put(key, bytes, contentType);
  }

  /** The third attempt finds a file that was moved between the first two. */
  async open(key: string): Promise<Readable | null> {
    return (await this.store.open(key)) ?? (await this.former.open(key)) ?? (await this.store.open(key));
  }

  /** Removes from the former store first. A file that is moved at the same time is then removed from the new store. */
  async remove(key: string): Promise<void> {
    await this.former.remove(key);
    await this.store.remove(key);
  }

  /** The board needs only the new store. It runs even if the former one is unavailable. */
  ping(): Promise<void> {
    return this.store.ping();
  }

  /** Files in the former store are waiting to be moved, so none of them is unused. */
  keysAfter(): Promise<StoredKeys> {
    return Promise.resolve({ keys: [] });
  }
}
