import { api, bodyOf } from '../../../lib/api';
import type { SavedJob } from '../../../lib/contract';

export async function getSaved(): Promise<SavedJob[]> {
  return (await bodyOf(api.GET('/api/users/saved-jobs'))).savedJobs;
}
