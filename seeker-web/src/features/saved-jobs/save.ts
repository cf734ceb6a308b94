import { LIMITS, MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';
import { getAuth, personOf } from '../../lib/auth/auth-port';
import type { Job } from '../../lib/contract';
import { notify } from '../../lib/notify';
import { removeOrphanedAdverts, storeAdvert } from './stored-adverts';
import { changeSaved, type StoredJobs, type StoredJob, NOTHING_SAVED, readSaved } from './stored-jobs';

/** A job as a list or a page has it, or as it was kept. */
export type Savable = Job | StoredJob;

const toStoredJob = (job: Savable): StoredJob => {
  const { _id, kind, title, location } = job;
  const company = 'company' in job ? job.company : job.companyId.name;
  return { _id, kind, title, company, location, closed: 'closed' in job && job.closed };
};

/** What the star does: at once on the device, and in the account as soon as the board can be reached. */
export function setSaved(job: Savable, isSaved: boolean): void {
  if (isSaved && !add(job)) return;
  if (!isSaved) remove(job._id);
  void sendSaved();
}

function add(job: Savable): boolean {
  const { jobs } = readSaved();
  if (jobs.some(({ _id }) => _id === job._id)) return false;
  if (jobs.length >= LIMITS.savedJobs) return refuse(MESSAGES.savedJobsFull);
  const kept = { ...toStoredJob(job), isNew: true };
  const isKept = changeSaved((saved) => ({
    ...saved,
    jobs: [kept, ...saved.jobs],
    removed: saved.removed.filter((id) => id !== job._id),
  }));
  if (!isKept) return refuse(MESSAGES.savedNotKept);
  if ('description' in job) storeAdvert(job);
  return true;
}

function refuse(message: string): false {
  void notify('error', message);
  return false;
}

/** Its advert stays until the next page: whoever changes his or her mind has it again. */
function remove(id: string): void {
  changeSaved((saved) => ({
    ...saved,
    jobs: saved.jobs.filter(({ _id }) => _id !== id),
    removed: saved.person === null ? [] : [...saved.removed.filter((one) => one !== id), id],
  }));
}

/** Brings account and device together. What cannot be sent now is sent when the board can be reached again. */
export async function sendSaved(): Promise<void> {
  await (await import('./sync')).syncSaved();
}

/** Those that are kept for somebody else are gone from this device; those that are nobody's become this person's. */
export function claimSaved(): void {
  const { status, isUnreachable } = getAuth();
  if (status === 'loading' || isUnreachable) return;
  const person = personOf(getAuth());
  const isEnded = readStored('localStorage', STORAGE_KEYS.sessionEnded) !== null;
  changeSaved((saved) => {
    if (saved.person === person) return saved;
    return person === null ? withoutPerson(saved, isEnded) : withPerson(saved, person);
  });
  if (person !== null) store('localStorage', STORAGE_KEYS.sessionEnded, null);
  removeOrphanedAdverts();
}

function withoutPerson({ person, jobs, removed }: StoredJobs, isEnded: boolean): StoredJobs {
  const added = jobs.filter(({ isNew }) => isNew);
  if (person === null || !isEnded || added.length + removed.length === 0) return NOTHING_SAVED;
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
