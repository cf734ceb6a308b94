import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';
import type { SavedJob } from '../../lib/contract';

/** A saved job as the device has it. */
export interface KeptJob extends Omit<SavedJob, 'savedAt'> {
  /** Not in an account yet: there is none, or the board could not be reached. */
  isNew?: boolean;
}

/** What the device keeps: of nobody until somebody signs in, then the copy of that account. */
export interface DeviceSaved extends Pressed {
  person: string | null;
  /** Of somebody whose session the board ended: what it has not heard yet, shown to nobody until that person is back. */
  left?: Pressed & { person: string };
}

interface Pressed {
  /** Newest first. */
  jobs: KeptJob[];
  /** Taken away here, and not in the account yet. */
  removed: string[];
}

export const NOTHING_SAVED: DeviceSaved = { person: null, jobs: [], removed: [] };
const KEY = STORAGE_KEYS.savedJobs;
/** Other tabs hear of a change through the browser, this one through CHANGED. */
const CHANGED = 'saved-jobs-changed';

let known: { text: string | null; saved: DeviceSaved } = { text: null, saved: NOTHING_SAVED };

/** The same object until something changes. */
export function readSaved(): DeviceSaved {
  const text = readStored('localStorage', KEY);
  if (text !== known.text) known = { text, saved: parse(text) };
  return known.saved;
}

function parse(text: string | null): DeviceSaved {
  try {
    const saved = JSON.parse(text ?? '') as DeviceSaved;
    return Array.isArray(saved.jobs) && Array.isArray(saved.removed) ? saved : NOTHING_SAVED;
  } catch {
    return NOTHING_SAVED;
  }
}

/** @returns false when the browser does not keep it */
export function changeSaved(change: (saved: DeviceSaved) => DeviceSaved): boolean {
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
