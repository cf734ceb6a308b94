import { STORAGE_KEYS } from '@skybil/shared';
import { parseStored, readStored, store } from '@skybil/web/browser-storage';
import type { Closing } from '../../lib/closing';
import type { Job, SavedJob } from '../../lib/contract';
import { watchWindow } from '../../lib/watch-window';

/** How and when it closes is known after the job itself was requested; the account knows `closed` only. */
export interface StoredJob extends Omit<SavedJob, 'savedAt'>, Closing {
  /** Not in an account yet: nobody is signed in, or the board could not be reached. */
  isNew?: boolean;
}

/** Belongs to nobody until somebody signs in. Then it is a copy of that account's list. */
export interface StoredJobs extends SavedChanges {
  person: string | null;
  /** Unsent changes of a person whose session the board ended. They stay hidden until that person signs in again. */
  left?: SavedChanges & { person: string };
}

interface SavedChanges {
  /** Newest first. */
  jobs: StoredJob[];
  /** Ids removed on this device but not in the account yet. */
  removed: string[];
}

export function toStoredJob({ companyId, ...job }: Job): StoredJob {
  const { _id, kind, title, location, closingDate, closedAs, closedOn } = job;
  const closed = closedAs !== undefined;
  return { _id, kind, title, company: companyId.name, location, closed, closingDate, closedAs, closedOn };
}

export const NOTHING_SAVED: StoredJobs = { person: null, jobs: [], removed: [] };
const KEY = STORAGE_KEYS.savedJobs;
/** The `storage` event fires in other tabs only. This event is for the current tab. */
const CHANGED = 'saved-jobs-changed';

let known: { text: string | null; saved: StoredJobs } = { text: null, saved: NOTHING_SAVED };

/** Returns the same object until something changes, as useSyncExternalStore requires. */
export function readSaved(): StoredJobs {
  const text = readStored('localStorage', KEY);
  if (text !== known.text) known = { text, saved: parse(text) };
  return known.saved;
}

function parse(text: string | null): StoredJobs {
  const saved = parseStored<StoredJobs>(text);
  return Array.isArray(saved?.jobs) && Array.isArray(saved.removed) ? saved : NOTHING_SAVED;
}

/** @returns false if the browser refused to store it */
export function changeSaved(change: (saved: StoredJobs) => StoredJobs): boolean {
  const before = readSaved();
  const saved = change(before);
  if (saved === before) return true;
  const { person, jobs, removed, left } = saved;
  const isEmpty = person === null && jobs.length + removed.length === 0 && !left;
  const text = isEmpty ? null : JSON.stringify(saved);
  store('localStorage', KEY, text);
  window.dispatchEvent(new Event(CHANGED));
  return readStored('localStorage', KEY) === text;
}

export const watchSaved = watchWindow(CHANGED, 'storage');
