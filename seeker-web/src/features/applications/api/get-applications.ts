import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import type { Application } from '../../../lib/contract';
import { useSeekerData } from './use-seeker-data';

async function getApplications(): Promise<Application[]> {
  return (await bodyOf(api.GET('/api/users/all-applications'))).applications;
}

/** The seeker's applications of one kind, or of both. All callers share one list. */
export function useApplications(kind?: JobKind) {
  const { data, ...answer } = useSeekerData('applications', getApplications);
  return { ...answer, data: kind ? data?.filter((one) => one.kind === kind) : data };
}
