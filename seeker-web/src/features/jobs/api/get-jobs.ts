import { LIMITS } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import type { Facets, JobsPage } from '../../../lib/contract';
import type { JobFilter } from '../job-filter';

function filterQuery({ kind, title, location, category, locations }: JobFilter) {
  return { kind, title: title || undefined, location: location || undefined, category, locations };
}

/** `asOf` of an earlier page keeps later pages stable while jobs are added. */
export function getJobs(filter: JobFilter, asOf: string | undefined): Promise<JobsPage> {
  const query = { ...filterQuery(filter), page: filter.page, limit: LIMITS.jobsPerPage, asOf };
  return bodyOf(api.GET('/api/jobs', { params: { query } }));
}

/** What each filter box would give. */
export async function getFacets(filter: JobFilter): Promise<Facets> {
  const { facets } = await bodyOf(api.GET('/api/jobs/facets', { params: { query: filterQuery(filter) } }));
  return facets;
}
