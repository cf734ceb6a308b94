import { createStore, del, entries, get, update, type UseStore } from 'idb-keyval';
import { LIMITS } from '@skybil/shared';
import { showWaiting, type Waiting } from './waiting-rows';

const DAY_MS = 86_400_000;
/** Tells the site's other tabs to look again. */
const CHANGED = 'skybil-waiting';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANGED);

let kept: UseStore | undefined;
const store = () => (kept ??= createStore('skybil', 'waiting'));

/** One for a person and a job, however many tabs it is made in. */
const placeOf = ({ by, jobId }: Pick<Waiting, 'by' | 'jobId'>) => `${by} ${jobId}`;

/** All that wait, the oldest first. */
async function look(): Promise<Waiting[]> {
  const all = await entries<string, Waiting>(store());
  const isOver = ({ madeAt }: Waiting) =>
    Date.now() - Date.parse(madeAt) > LIMITS.waitingApplicationDays * DAY_MS;
  await Promise.all(all.filter(([, row]) => isOver(row)).map(([place]) => del(place, store())));
  return all
    .map(([, row]) => row)
    .filter((row) => !isOver(row))
    .sort((a, b) => a.madeAt.localeCompare(b.madeAt));
}

/** Reads the store for whoever shows it. Where the browser keeps nothing, nothing waits. */
export async function refreshWaiting(): Promise<Waiting[]> {
  const rows = await look().catch(() => []);
  showWaiting(rows);
  return rows;
}

/** Shows what is in the store now, in every tab. */
export async function tellWaiting(): Promise<void> {
  channel?.postMessage(CHANGED);
  await refreshWaiting();
}

/** Follows what other tabs do. */
export function watchWaiting(): () => void {
  const listener = () => void refreshWaiting();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

/**
 * Keeps an application before it is sent: whatever happens then, the same one is sent again.
 * @returns the one that is kept for the job, which may be an earlier one; undefined where nothing more can be kept
 */
export async function keepWaiting(row: Waiting): Promise<Waiting | undefined> {
  try {
    const others = (await look()).filter((other) => placeOf(other) !== placeOf(row));
    if (others.length >= LIMITS.waitingApplications) return undefined;
    let first = row;
    await update<Waiting>(
      placeOf(row),
      (before) => (first = before && !before.refusal ? before : row),
      store(),
    );
    return first;
  } catch {
    // the browser keeps nothing, or has no room: it is sent all the same
    return undefined;
  }
}

export const readWaiting = (row: Waiting) => get<Waiting>(placeOf(row), store());

export async function changeWaiting(row: Waiting, changes: Partial<Waiting>): Promise<void> {
  await update<Waiting>(placeOf(row), (before) => ({ ...(before ?? row), ...changes }), store());
  await tellWaiting();
}

export async function dropWaiting(...rows: Waiting[]): Promise<void> {
  await Promise.all(rows.map((row) => del(placeOf(row), store())));
  await tellWaiting();
}
