import { useSyncExternalStore } from 'react';
import useSWRImmutable from 'swr/immutable';
import { personOf, useAuth } from '../../../lib/auth/auth-port';
import { type StoredJob, NOTHING_SAVED, readSaved, watchSaved } from '../stored-jobs';
import { sendSaved } from '../save';

const NONE: StoredJob[] = [];

/** Saved jobs of the current person, newest first. Empty while it is unknown who is signed in. */
export function useSavedJobs(): StoredJob[] {
  const auth = useAuth();
  const person = personOf(auth);
  const saved = useSyncExternalStore(watchSaved, readSaved, () => NOTHING_SAVED);
  // requested once per session, wherever the list is shown first
  useSWRImmutable(person && ['saved-jobs', person], async () => {
    await sendSaved();
    return true;
  });
  const isOwn = saved.person === null || saved.person === person || auth.isUnreachable;
  return isOwn ? saved.jobs : NONE;
}
