import useSWR from 'swr';
import { LIMITS } from '@skybil/shared';
import { useAuth } from '../../../lib/auth/auth-port';

/** Links to PDFs die after a while: a page that stays open fetches fresh ones in time. */
const FRESH_LINKS = { refreshInterval: LIMITS.fileLinkFreshMinutes * 60_000, revalidateOnFocus: true };

/** The answer for whoever is signed in; loading also until that is known. */
export function useSeekerData<T>(name: string, fetcher: () => Promise<T>) {
  const { userKey, status } = useAuth();
  const { isLoading, ...answer } = useSWR<T, Error>(userKey && [name, userKey], fetcher, FRESH_LINKS);
  return { ...answer, isLoading: isLoading || status === 'loading' };
}
