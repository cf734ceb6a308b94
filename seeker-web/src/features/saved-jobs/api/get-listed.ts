import { api, bodyOf } from '../../../lib/api';
import type { Job } from '../../../lib/contract';

export async function getListed(ids: readonly string[]): Promise<Job[]> {
  const params = { query: { ids: ids.join(',') } };
  return (await bodyOf(api.GET('/api/jobs/listed', { params }))).jobs;
}
