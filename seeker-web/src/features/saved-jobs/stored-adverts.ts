import { LIMITS, STORAGE_KEYS } from '@skybil/shared';
import { parseStored, readStored, store, storedKeys } from '@skybil/web/browser-storage';
import type { Job } from '../../lib/contract';
import { readSaved } from './stored-jobs';

export interface StoredAdvertRecord {
  job: Job;
  asOf: string;
}

const KEY = STORAGE_KEYS.savedAdvert;
export const readAdvertText = (id: string) => readStored('localStorage', KEY + id) ?? '';
const ids = () => storedKeys('localStorage', KEY).map((key) => key.slice(KEY.length));
const drop = (id: string) => store('localStorage', KEY + id, null);

export const readAdvert = (id: string) => parseStored<StoredAdvertRecord>(readAdvertText(id));

/** Whether an advert of maximum length fits without deleting another. */
export function hasRoom(): boolean {
  return usedCharacters() + LIMITS.descriptionBytes < LIMITS.savedAdvertCharacters;
}

function usedCharacters(): number {
  return ids().reduce((sum, id) => sum + readAdvertText(id).length, 0);
}

/** Stores the advert of a saved job. If space is short, the adverts of the jobs saved first are deleted. */
export function storeAdvert(job: Job): void {
  const text = JSON.stringify({ job, asOf: new Date().toISOString() } satisfies StoredAdvertRecord);
  drop(job._id);
  const oldestFirst = readSaved()
    .jobs.map(({ _id }) => _id)
    .reverse();
  for (const id of oldestFirst) {
    const isFull = ids().length >= LIMITS.savedAdverts;
    if (!isFull && usedCharacters() + text.length <= LIMITS.savedAdvertCharacters) break;
    // it would be the first to be deleted
    if (id === job._id) return;
    drop(id);
  }
  store('localStorage', KEY + job._id, text);
}

export function removeOrphanedAdverts(): void {
  const saved = new Set(readSaved().jobs.map(({ _id }) => _id));
  for (const id of ids()) if (!saved.has(id)) drop(id);
}
