import useSWR from 'swr';
import { LIMITS, type JobKind } from '@skybil/shared';
import { useAuth } from '../../../lib/auth/auth-port';
import { getApplications } from '../api/get-applications';
import { getUser } from '../api/get-user';

/** Links to PDFs die after a while: a page that stays open fetches fresh ones in time. */
const FRESH_LINKS = { refreshInterval: LIMITS.fileLinkFreshMinutes * 60_000, revalidateOnFocus: true };

export function useUser() {
  const { userKey } = useAuth();
  return useSWR(userKey && ['user', userKey], getUser, FRESH_LINKS);
}

export function useApplications(kind: JobKind) {
  const { userKey } = useAuth();
  return useSWR(userKey && ['applications', kind, userKey], () => getApplications(kind), FRESH_LINKS);
}
