import type { Readable } from 'node:stream';
import { FileStore, type StoredKeys } from './file-store.js';

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

  /** A file that is moved at the same time is then removed from the new store. */
  async remove(key: string): Promise<void> {
    await this.former.remove(key);
    await this.store.remove(key);
  }

  /** The board runs without the former store. */
  ping(): Promise<void> {
    return this.store.ping();
  }

  keysAfter(): Promise<StoredKeys> {
    return Promise.resolve({ keys: [] });
  }
}
