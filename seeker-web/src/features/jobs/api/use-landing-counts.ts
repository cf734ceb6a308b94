import type { LandingCounts } from '@skybil/shared';
import { type JobFilter, UNFILTERED } from '../job-filter';
import { useFacets } from './get-facets';

export const REMOTE_ONLY: JobFilter = { ...UNFILTERED, kind: 'remote' };

export function useLandingCounts(isNeeded: boolean): LandingCounts | undefined {
  const { data: all } = useFacets(isNeeded ? UNFILTERED : undefined);
  const { data: remote } = useFacets(isNeeded ? REMOTE_ONLY : undefined);
  return isNeeded && all && remote ? { all, remote } : undefined;
}
