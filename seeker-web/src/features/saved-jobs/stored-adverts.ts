import { LIMITS, STORAGE_KEYS } from '@skybil/shared';
import { readStored, store, storedKeys } from '@skybil/web/browser-storage';
import type { Job } from '../../lib/contract';
import { readSaved } from './stored-jobs';

/** A whole advert, to be read without the board. */
export interface StoredAdvertRecord {
  job: Job;
  /** When it read so, as an ISO-8601 text. */
  asOf: string;
}

const KEY = STORAGE_KEYS.savedAdvert;
const textOf = (id: string) => readStored('localStorage', KEY + id) ?? '';
const ids = () => storedKeys('localStorage', KEY).map((key) => key.slice(KEY.length));
const drop = (id: string) => store('localStorage', KEY + id, null);

export function readAdvert(id: string): StoredAdvertRecord | undefined {
  try {
    return JSON.parse(textOf(id)) as StoredAdvertRecord;
  } catch {
    return undefined;
  }
}

/** Whether there is room for another one of any length without taking an older one's. */
export function hasRoom(): boolean {
  return usedCharacters() + LIMITS.descriptionBytes < LIMITS.savedAdvertCharacters;
}

function usedCharacters(): number {
  return ids().reduce((sum, id) => sum + textOf(id).length, 0);
}

/** Keeps the advert of a saved job; where room is short, those that were saved first go. */
export function storeAdvert(job: Job): void {
  const text = JSON.stringify({ job, asOf: new Date().toISOString() } satisfies StoredAdvertRecord);
  drop(job._id);
  const oldestFirst = readSaved()
    .jobs.map(({ _id }) => _id)
    .reverse();
  for (const id of oldestFirst) {
    const isFull = ids().length >= LIMITS.savedAdverts;
    if (!isFull && usedCharacters() + text.length <= LIMITS.savedAdvertCharacters) break;
    // what is older than all that are kept is not kept
    if (id === job._id) return;
    drop(id);
  }
  store('localStorage', KEY + job._id, text);
}

/** Drops what belongs to no saved job any more. */
export function removeOrphanedAdverts(): void {
  const saved = new Set(readSaved().jobs.map(({ _id }) => _id));
  for (const id of ids()) if (!saved.has(id)) drop(id);
}
