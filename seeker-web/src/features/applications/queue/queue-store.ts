import { createStore, del, entries, get, update, type UseStore } from 'idb-keyval';
import { LIMITS } from '@skybil/shared';
import { setQueued, type QueuedApplication } from './queued-applications';

const DAY_MS = 86_400_000;
/** Tells the site's other tabs to look again. */
const CHANNEL = 'skybil-waiting';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

let database: UseStore | undefined;
const store = () => (database ??= createStore('skybil', 'waiting'));

/** One for a person and a job, however many tabs it is made in. */
const storeKey = ({ by, jobId }: Pick<QueuedApplication, 'by' | 'jobId'>) => `${by} ${jobId}`;

/** All that wait, the oldest first. */
async function readAll(): Promise<QueuedApplication[]> {
  const all = await entries<string, QueuedApplication>(store());
  const isExpired = ({ madeAt }: QueuedApplication) =>
    Date.now() - Date.parse(madeAt) > LIMITS.waitingApplicationDays * DAY_MS;
  await Promise.all(all.filter(([, row]) => isExpired(row)).map(([key]) => del(key, store())));
  return all
    .map(([, row]) => row)
    .filter((row) => !isExpired(row))
    .sort((a, b) => a.madeAt.localeCompare(b.madeAt));
}

/** Reads the store for whoever shows it. Where the browser keeps nothing, nothing waits. */
export async function refreshQueue(): Promise<QueuedApplication[]> {
  const rows = await readAll().catch(() => []);
  setQueued(rows);
  return rows;
}

/** Shows what is in the store now, in every tab. */
export async function notifyTabs(): Promise<void> {
  channel?.postMessage(CHANNEL);
  await refreshQueue();
}

/** Follows what other tabs do. */
export function watchQueue(): () => void {
  const listener = () => void refreshQueue();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

/**
 * Keeps an application before it is sent: whatever happens then, the same one is sent again.
 * @returns the one that is kept for the job, which may be an earlier one; undefined where nothing more can be kept
 */
export async function addToQueue(row: QueuedApplication): Promise<QueuedApplication | undefined> {
  try {
    const others = (await readAll()).filter((other) => storeKey(other) !== storeKey(row));
    if (others.length >= LIMITS.waitingApplications) return undefined;
    let queued = row;
    await update<QueuedApplication>(
      storeKey(row),
      (before) => (queued = before && !before.refusal ? before : row),
      store(),
    );
    return queued;
  } catch {
    // the browser keeps nothing, or has no room: it is sent all the same
    return undefined;
  }
}

export const readQueued = (row: QueuedApplication) => get<QueuedApplication>(storeKey(row), store());

export async function updateQueued(
  row: QueuedApplication,
  changes: Partial<QueuedApplication>,
): Promise<void> {
  await update<QueuedApplication>(storeKey(row), (before) => ({ ...(before ?? row), ...changes }), store());
  await notifyTabs();
}

export async function removeQueued(...rows: QueuedApplication[]): Promise<void> {
  await Promise.all(rows.map((row) => del(storeKey(row), store())));
  await notifyTabs();
}
