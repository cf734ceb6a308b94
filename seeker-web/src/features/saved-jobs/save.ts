import { LIMITS, MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';
import { getAuth, personOf } from '../../lib/auth/auth-port';
import type { Job } from '../../lib/contract';
import { notify } from '../../lib/notify';
import { removeOrphanedAdverts, storeAdvert } from './stored-adverts';
import {
  changeSaved,
  type StoredJobs,
  type StoredJob,
  NOTHING_SAVED,
  readSaved,
  toStoredJob,
} from './stored-jobs';

export type Savable = Job | StoredJob;

/** Saves or removes a job on the device at once, and in the account when the board can be reached. */
export function setSaved(job: Savable, isSaved: boolean): void {
  if (isSaved && !add(job)) return;
  if (!isSaved) remove(job._id);
  void sendSaved();
}

function add(job: Savable): boolean {
  const { jobs } = readSaved();
  if (jobs.some(({ _id }) => _id === job._id)) return false;
  if (jobs.length >= LIMITS.savedJobs) return refuse(MESSAGES.savedJobsFull);
  const stored = { ...('company' in job ? job : toStoredJob(job)), isNew: true };
  const isStored = changeSaved((saved) => ({
    ...saved,
    jobs: [stored, ...saved.jobs],
    removed: saved.removed.filter((id) => id !== job._id),
  }));
  if (!isStored) return refuse(MESSAGES.savedNotKept);
  if ('description' in job) storeAdvert(job);
  return true;
}

function refuse(message: string): false {
  void notify('error', message);
  return false;
}

/** The advert is kept until the next page load, in case the star is pressed again. */
function remove(id: string): void {
  changeSaved((saved) => ({
    ...saved,
    jobs: saved.jobs.filter(({ _id }) => _id !== id),
    removed: saved.person === null ? [] : [...saved.removed.filter((one) => one !== id), id],
  }));
}

/** Syncs device and account. What fails is sent again later. */
export async function sendSaved(): Promise<void> {
  await (await import('./sync')).syncSaved();
}

/** Removes saved jobs of another person from the device. Those of nobody become this person's. */
export function claimSaved(): void {
  const { status, isUnreachable } = getAuth();
  if (status === 'loading' || isUnreachable) return;
  const person = personOf(getAuth());
  const wasEndedByBoard = readStored('localStorage', STORAGE_KEYS.sessionEnded) !== null;
  changeSaved((saved) => {
    if (saved.person === person) return saved;
    return person === null ? withoutPerson(saved, wasEndedByBoard) : withPerson(saved, person);
  });
  if (person !== null) store('localStorage', STORAGE_KEYS.sessionEnded, null);
  removeOrphanedAdverts();
}

function withoutPerson({ person, jobs, removed }: StoredJobs, wasEndedByBoard: boolean): StoredJobs {
  const added = jobs.filter(({ isNew }) => isNew);
  if (person === null || !wasEndedByBoard || added.length + removed.length === 0) return NOTHING_SAVED;
  return { ...NOTHING_SAVED, left: { person, jobs: added, removed } };
}

function withPerson(saved: StoredJobs, person: string): StoredJobs {
  const found = saved.person === null ? saved.jobs : [];
  const known = new Set(found.map(({ _id }) => _id));
  const { jobs, removed } = saved.left?.person === person ? saved.left : NOTHING_SAVED;
  return {
    person,
    jobs: [...jobs.filter(({ _id }) => !known.has(_id)), ...found],
    removed: removed.filter((id) => !known.has(id)),
  };
}
