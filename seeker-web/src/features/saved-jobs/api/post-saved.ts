import { api, bodyOf } from '../../../lib/api';
import type { SavedJob } from '../../../lib/contract';

/** @returns all saved jobs of the account */
export async function postSaved(ids: string[]): Promise<SavedJob[]> {
  return (await bodyOf(api.POST('/api/users/saved-jobs', { body: { ids } }))).savedJobs;
}
