import { useEffect } from 'react';
import { useAuth } from '../../../lib/auth/auth-port';
import { readSaved } from '../stored-jobs';
import { claimSaved, sendSaved } from '../save';

/** Sends unsent changes, and removes saved jobs of a person who has signed out. */
export function SavedJobsSync() {
  const { userKey, status, isUnreachable } = useAuth();

  useEffect(() => {
    claimSaved();
    const send = () => {
      const { jobs, removed, person } = readSaved();
      if (person !== null && (removed.length > 0 || jobs.some(({ isNew }) => isNew))) void sendSaved();
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userKey, status, isUnreachable]);

  return null;
}
