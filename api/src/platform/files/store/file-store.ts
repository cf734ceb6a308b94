import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Files are read in pieces of this size, which limits the memory for a slow reader. */
export const PIECE_BYTES = 131_072;
/** Memory per reader: the piece that is being sent and the next one. */
export const READ_AHEAD_BYTES = 2 * PIECE_BYTES;

export interface StoredKeys {
  keys: string[];
  /** Where the next call continues; not set at the end. */
  last?: string;
}

/** Stores the bytes of files. A key is 24 random hex digits (FILE-4). */
export abstract class FileStore {
  /** Stores the whole file or nothing. */
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** @returns null if the key does not exist */
  abstract open(key: string): Promise<Readable | null>;
  /** Does not fail if the key does not exist. */
  abstract remove(key: string): Promise<void>;
  /** @throws if the store cannot be reached */
  abstract ping(): Promise<void>;
  /** Keys after `key` whose upload began before the moment. A store that may contain objects of others returns none. */
  abstract keysAfter(key: string, before: Date, limit: number): Promise<StoredKeys>;
}

export function newStoreKey(): string {
  return randomBytes(12).toString('hex');
}
