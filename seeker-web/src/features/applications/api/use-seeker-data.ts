import useSWR from 'swr';
import { LIMITS } from '@skybil/shared';
import { useAuth } from '../../../lib/auth/auth-port';

/** Signed links to PDFs expire, so open pages fetch new ones in time. */
const FRESH_LINKS = { refreshInterval: LIMITS.fileLinkFreshMinutes * 60_000, revalidateOnFocus: true };

/** Data of the signed-in seeker. `isLoading` is also true while the sign-in state is unknown. */
export function useSeekerData<T>(name: string, fetcher: () => Promise<T>, isWanted = true) {
  const { userKey, status } = useAuth();
  const { isLoading, ...answer } = useSWR<T, Error>(
    isWanted && userKey && [name, userKey],
    fetcher,
    FRESH_LINKS,
  );
  return { ...answer, isLoading: isLoading || status === 'loading' };
}
