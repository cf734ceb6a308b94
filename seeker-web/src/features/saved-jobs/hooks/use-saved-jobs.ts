import { useSyncExternalStore } from 'react';
import useSWRImmutable from 'swr/immutable';
import { personOf, useAuth } from '../../../lib/auth/auth-port';
import { type StoredJob, NOTHING_SAVED, readSaved, watchSaved } from '../stored-jobs';
import { sendSaved } from '../save';

const NONE: StoredJob[] = [];

/** The saved jobs of whoever is here, newest first. Nothing of somebody of whom it is not known yet whether he or she is. */
export function useSavedJobs(): StoredJob[] {
  const auth = useAuth();
  const person = personOf(auth);
  const saved = useSyncExternalStore(watchSaved, readSaved, () => NOTHING_SAVED);
  // what another device saved is asked for once, wherever it shows
  useSWRImmutable(person && ['saved-jobs', person], async () => {
    await sendSaved();
    return true;
  });
  const isOwn = saved.person === null || saved.person === person || auth.isUnreachable;
  return isOwn ? saved.jobs : NONE;
}
