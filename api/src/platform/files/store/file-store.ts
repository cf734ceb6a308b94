import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Limits the memory for a slow reader. */
export const CHUNK_BYTES = 131_072;
export const READ_AHEAD_BYTES = 2 * CHUNK_BYTES;

export interface StoredKeys {
  keys: string[];
  last?: string;
}

/** A key is 24 random hex digits (FILE-4). */
export abstract class FileStore {
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** @returns null if the key does not exist */
  abstract open(key: string): Promise<Readable | null>;
  abstract remove(key: string): Promise<void>;
  abstract ping(): Promise<void>;
  /** Of uploads that began before the moment. A store that may contain objects of others returns none. */
  abstract keysAfter(key: string, before: Date, limit: number): Promise<StoredKeys>;
}

export function newStoreKey(): string {
  return randomBytes(12).toString('hex');
}
