import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';
import type { SavedJob } from '../../lib/contract';

/** A saved job as the device has it. */
export interface StoredJob extends Omit<SavedJob, 'savedAt'> {
  /** Not in an account yet: there is none, or the board could not be reached. */
  isNew?: boolean;
}

/** What the device keeps: of nobody until somebody signs in, then the copy of that account. */
export interface StoredJobs extends Pressed {
  person: string | null;
  /** Of somebody whose session the board ended: what it has not heard yet, shown to nobody until that person is back. */
  left?: Pressed & { person: string };
}

interface Pressed {
  /** Newest first. */
  jobs: StoredJob[];
  /** Taken away here, and not in the account yet. */
  removed: string[];
}

export const NOTHING_SAVED: StoredJobs = { person: null, jobs: [], removed: [] };
const KEY = STORAGE_KEYS.savedJobs;
/** Other tabs hear of a change through the browser, this one through CHANGED. */
const CHANGED = 'saved-jobs-changed';

let known: { text: string | null; saved: StoredJobs } = { text: null, saved: NOTHING_SAVED };

/** The same object until something changes. */
export function readSaved(): StoredJobs {
  const text = readStored('localStorage', KEY);
  if (text !== known.text) known = { text, saved: parse(text) };
  return known.saved;
}

function parse(text: string | null): StoredJobs {
  try {
    const saved = JSON.parse(text ?? '') as StoredJobs;
    return Array.isArray(saved.jobs) && Array.isArray(saved.removed) ? saved : NOTHING_SAVED;
  } catch {
    return NOTHING_SAVED;
  }
}

/** @returns false when the browser does not keep it */
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

export function watchSaved(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
