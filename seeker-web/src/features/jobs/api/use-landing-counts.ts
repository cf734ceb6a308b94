import type { LandingCounts } from '@skybil/shared';
import { type JobFilter, UNFILTERED } from '../job-filter';
import { useFacets } from './get-facets';

/** Of the remote jobs alone, their categories. */
export const REMOTE_ONLY: JobFilter = { ...UNFILTERED, kind: 'remote' };

/** How many jobs each landing page lists; asked for only where it is told. */
export function useLandingCounts(isTold: boolean): LandingCounts | undefined {
  const { data: all } = useFacets(isTold ? UNFILTERED : undefined);
  const { data: remote } = useFacets(isTold ? REMOTE_ONLY : undefined);
  return isTold && all && remote ? { all, remote } : undefined;
}
