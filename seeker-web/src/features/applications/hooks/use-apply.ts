import { useLocation, useNavigate } from 'react-router-dom';
import { personOf, useAuth } from '../../../lib/auth/auth-port';
import type { Job } from '../../../lib/contract';
import { useInBrowser } from '../../../lib/in-browser';
import { KEEP_POSITION } from '../../../lib/keep-position';
import { useApplications } from '../api/get-applications';
import { useQueuedApplications } from '../queue/queued-applications';

/** The open sheet is part of the address, so that Back closes it and a reload or a sign-in page returns to it. */
const OPEN = '?apply';
const OPENED = { ...KEEP_POSITION, opened: true };

export function useApply({ _id, kind }: Pick<Job, '_id' | 'kind'>) {
  const by = personOf(useAuth());
  const queued = useQueuedApplications().find((row) => row.jobId === _id && row.by === by && !row.refusal);
  const applied = useApplications(kind).data?.some(({ jobId }) => jobId?._id === _id) ?? false;
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  return {
    applied,
    queued,
    isOpen: useInBrowser() && search.startsWith(OPEN),
    open: () => void navigate(OPEN, { state: OPENED }),
    close: () =>
      void (typeof state === 'object' && state !== null && 'opened' in state
        ? navigate(-1)
        : navigate('?', { replace: true, state: KEEP_POSITION })),
  };
}
export type ApplyState = ReturnType<typeof useApply>;
