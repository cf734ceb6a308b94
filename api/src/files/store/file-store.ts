import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where the bytes of files live. A key is 24 random hex digits (FILE-4). */
export abstract class FileStore {
  /** All of it or nothing. */
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Nothing when there is no such key. */
  abstract open(key: string): Promise<Readable | null>;
  /** Removing what is not there is no failure. */
  abstract remove(key: string): Promise<void>;
  /** @throws when the store cannot be reached */
  abstract ping(): Promise<void>;
}

export function newStoreKey(): string {
  return randomBytes(12).toString('hex');
}
