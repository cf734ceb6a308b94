import { LIMITS } from '@skybil/shared';
import { ApiError } from '../../lib/api';
import { getAuth, personOf } from '../../lib/auth/auth-port';
import type { SavedJob } from '../../lib/contract';
import { reportError } from '../../lib/report-error';
import { hasRoom, storeAdvert, readAdvert } from './stored-adverts';
import { deleteSaved } from './api/delete-saved';
import { getListed } from './api/get-listed';
import { getSaved } from './api/get-saved';
import { postSaved } from './api/post-saved';
import { changeSaved, type StoredJobs, readSaved, toStoredJob } from './stored-jobs';

let running: Promise<void> | undefined;
let next: Promise<void> | undefined;

/** One sync at a time. Changes during a sync are sent by the next one. */
export function syncSaved(): Promise<void> {
  if (running) {
    next ??= running.then(() => {
      next = undefined;
      return syncSaved();
    });
    return next;
  }
  running = sync()
    .catch(ignoreUnlessSignedOut)
    .finally(() => (running = undefined));
  return running;
}

/** Failures are ignored: the device shows the right list, and the next sync tries again. */
function ignoreUnlessSignedOut(error: unknown): void {
  if (!(error instanceof ApiError) || error.code === 'unauthorized') reportError(error);
}

async function sync(): Promise<void> {
  const person = personOf(getAuth());
  if (person && person === readSaved().person) await joinAccount(person);
  const missing = readSaved()
    .jobs.slice(0, LIMITS.savedAdverts)
    .filter(({ _id, closed }) => !closed && !readAdvert(_id));
  if (hasRoom()) await requestAdverts(missing.map(({ _id }) => _id));
}

async function joinAccount(person: string): Promise<void> {
  for (const id of readSaved().removed) {
    await deleteSaved(id);
    change(person, (saved) => ({ ...saved, removed: saved.removed.filter((one) => one !== id) }));
  }
  const added = readSaved().jobs.filter(({ isNew }) => isNew);
  const rows = added.length > 0 ? await postSaved(added.map(({ _id }) => _id)) : await getSaved();
  change(person, (saved) => join(saved, rows));
}

/** Ignores an answer for a person who has signed out meanwhile. */
function change(person: string, how: (saved: StoredJobs) => StoredJobs): void {
  changeSaved((saved) => (saved.person === person ? how(saved) : saved));
}

/** The account's rows, with what this device knows of their closing, preceded by local jobs that the account does not have. */
function join(saved: StoredJobs, rows: readonly SavedJob[]): StoredJobs {
  const known = new Map(saved.jobs.map((job) => [job._id, job]));
  const own = new Set(rows.map(({ _id }) => _id));
  const unsent = saved.jobs.filter(({ _id, isNew }) => isNew && !own.has(_id));
  const stored = rows
    .filter(({ _id }) => !saved.removed.includes(_id))
    .map(({ savedAt: _savedAt, ...job }) => {
      const { closingDate, closedAs, closedOn } = known.get(job._id) ?? {};
      return { closingDate, closedAs, closedOn, ...job };
    });
  return { ...saved, jobs: [...unsent, ...stored] };
}

export async function refreshSaved(): Promise<void> {
  await syncSaved();
  await requestAdverts(readSaved().jobs.map(({ _id }) => _id)).catch(ignoreUnlessSignedOut);
}

async function requestAdverts(ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += LIMITS.jobsByIds) {
    const requested = new Set(ids.slice(at, at + LIMITS.jobsByIds));
    const listed = new Map((await getListed([...requested])).map((job) => [job._id, job]));
    const saved = new Set(readSaved().jobs.map(({ _id }) => _id));
    for (const job of listed.values()) if (saved.has(job._id)) storeAdvert(job);
    // after the texts, because it tells the rows that are open
    changeSaved((saved) => ({
      ...saved,
      jobs: saved.jobs.map((stored) => {
        const job = listed.get(stored._id);
        if (job) return { ...stored, ...toStoredJob(job) };
        return requested.has(stored._id) ? { ...stored, closed: true, closedAs: undefined } : stored;
      }),
    }));
  }
}
