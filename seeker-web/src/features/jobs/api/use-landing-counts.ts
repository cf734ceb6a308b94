import type { LandingCounts } from '@skybil/shared';
import { type JobFilter, UNFILTERED } from '../job-filter';
import { useFacets } from './get-facets';

/** Remote jobs per category. */
export const REMOTE_ONLY: JobFilter = { ...UNFILTERED, kind: 'remote' };

/** Number of jobs on each landing page. */
export function useLandingCounts(isTold: boolean): LandingCounts | undefined {
  const { data: all } = useFacets(isTold ? UNFILTERED : undefined);
  const { data: remote } = useFacets(isTold ? REMOTE_ONLY : undefined);
  return isTold && all && remote ? { all, remote } : undefined;
}
