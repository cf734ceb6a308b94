import { useEffect, useRef } from 'react';
import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';
import { removeQueued, refreshQueue } from '../../features/applications/queue/queue-store';
import { clearDrafts } from '../../features/applications/sheet/draft-store';
import { personOf, useAuth } from '../../lib/auth/auth-port';
import { clearPersonalCaches, clearCachesOfOthers, hasPersonalCache } from '../../lib/cache/clear-caches';

/** Removes stored data of a person from the device after that person has signed out (LINE-6). */
export function useClearPersonalData(): void {
  const auth = useAuth();
  const person = personOf(auth);
  const isKnown = auth.status !== 'loading' && !auth.isUnreachable;
  const before = useRef<string>(undefined);

  useEffect(() => {
    if (!isKnown) return;
    void (person ? clearForOthers(person, before.current) : clearAfterSignOut(before.current));
    before.current = person ?? undefined;
  }, [isKnown, person]);
}

async function clearForOthers(person: string, before: string | undefined): Promise<void> {
  store('localStorage', STORAGE_KEYS.sessionEnded, null);
  if (before && before !== person) await clearPersonalCaches();
  await clearCachesOfOthers(person);
  await clearDrafts(person);
  const others = (await refreshQueue()).filter(({ by }) => by !== person);
  if (others.length > 0) await removeQueued(...others);
}

/** If the board ended the session, queued applications and chosen certificates stay for the same person. */
async function clearAfterSignOut(before: string | undefined): Promise<void> {
  // read before the first await, because the next sign-in removes the mark
  const wasEnded = readStored('localStorage', STORAGE_KEYS.sessionEnded) !== null;
  if (before || (await hasPersonalCache())) await clearPersonalCaches();
  if (!wasEnded) await clearDrafts();
  const queued = await refreshQueue();
  if (!wasEnded && queued.length > 0) await removeQueued(...queued);
}
