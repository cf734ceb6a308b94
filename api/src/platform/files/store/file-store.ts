import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A file is read in pieces of at most so many bytes, so that a reader who takes nothing holds little. */
export const PIECE_BYTES = 131_072;
/** What a reader holds: a piece on its way, and the next one. */
export const READ_AHEAD_BYTES = 2 * PIECE_BYTES;

export interface StoredKeys {
  keys: string[];
  /** Where to go on; nothing at the end. */
  last?: string;
}

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
  /**
   * Keys beyond one, of what was begun to be written before the moment. A store that may hold what is not ours tells none.
   */
  abstract keysBeyond(key: string, before: Date, limit: number): Promise<StoredKeys>;
}

export function newStoreKey(): string {
  return randomBytes(12).toString('hex');
}
