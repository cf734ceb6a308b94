import { createStore, del, entries, get, update, type UseStore } from 'idb-keyval';
import { LIMITS } from '@skybil/shared';
import { setQueued, type QueuedApplication } from './queued-applications';

const DAY_MS = 86_400_000;
const CHANNEL = 'skybil-waiting';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

let database: UseStore | undefined;
const store = () => (database ??= createStore('skybil', 'waiting'));

const storeKey = ({ by, jobId }: Pick<QueuedApplication, 'by' | 'jobId'>) => `${by} ${jobId}`;

/** All queued applications, oldest first. Expired ones are deleted. */
async function readAll(): Promise<QueuedApplication[]> {
  const all = await entries<string, QueuedApplication>(store());
  const isExpired = ({ madeAt }: QueuedApplication) =>
    Date.now() - Date.parse(madeAt) > LIMITS.queuedApplicationDays * DAY_MS;
  await Promise.all(all.filter(([, row]) => isExpired(row)).map(([key]) => del(key, store())));
  return all
    .map(([, row]) => row)
    .filter((row) => !isExpired(row))
    .sort((a, b) => a.madeAt.localeCompare(b.madeAt));
}

/** Updates the displayed queue. It is empty if the browser refuses storage. */
export async function refreshQueue(): Promise<QueuedApplication[]> {
  const rows = await readAll().catch(() => []);
  setQueued(rows);
  return rows;
}

export async function notifyTabs(): Promise<void> {
  channel?.postMessage(CHANNEL);
  await refreshQueue();
}

/** Updates the queue when another tab changes it. */
export function watchQueue(): () => void {
  const listener = () => void refreshQueue();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

/**
 * Stores an application before it is sent, so that a retry after a crash sends the same one.
 * @returns the stored application, possibly an earlier one for the same job; undefined if it cannot be stored
 */
export async function addToQueue(row: QueuedApplication): Promise<QueuedApplication | undefined> {
  try {
    const others = (await readAll()).filter((other) => storeKey(other) !== storeKey(row));
    if (others.length >= LIMITS.queuedApplications) return undefined;
    let queued = row;
    await update<QueuedApplication>(
      storeKey(row),
      (before) => (queued = before && !before.refusal ? before : row),
      store(),
    );
    return queued;
  } catch {
    // storage is refused or full: the application is sent without being stored
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
