import useSWR from 'swr';
import type { JobKind } from '@skybil/shared';
import { useAuth } from '../../../lib/auth/auth-port';
import { getJob, getRelatedJobs } from '../api/get-job';

export function useJob(kind: JobKind, id: string) {
  return useSWR(['job', kind, id], () => getJob(kind, id));
}

export function useRelatedJobs(kind: JobKind, id: string) {
  const { userKey } = useAuth();
  return useSWR(['related-jobs', kind, id, userKey], () => getRelatedJobs(kind, id), {
    keepPreviousData: true,
  });
}
