import type { Readable } from 'node:stream';
import { FileStore, type StoredKeys } from './file-store.js';

/** Keeps files in one store, and finds those that another one still has, while they are moved (`npm run files:move`). */
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

  /** What is moved between the two looks is in the first one by the third. */
  async open(key: string): Promise<Readable | null> {
    return (await this.store.open(key)) ?? (await this.former.open(key)) ?? (await this.store.open(key));
  }

  /** The former first: what is moved meanwhile is found by the second. */
  async remove(key: string): Promise<void> {
    await this.former.remove(key);
    await this.store.remove(key);
  }

  /** New files need the one store; the board goes on without the other. */
  ping(): Promise<void> {
    return this.store.ping();
  }

  /** What lies in the former one is on its way. */
  keysBeyond(): Promise<StoredKeys> {
    return Promise.resolve({ keys: [] });
  }
}
