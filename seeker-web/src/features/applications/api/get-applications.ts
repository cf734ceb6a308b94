import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import type { Application } from '../../../lib/contract';
import { useSeekerData } from './use-seeker-data';

const ADDRESSES = { job: '/api/users/applications', remote: '/api/users/remote-applications' } as const;

async function getApplications(kind: JobKind): Promise<Application[]> {
  return (await bodyOf(api.GET(ADDRESSES[kind]))).applications;
}

export function useApplications(kind: JobKind, isWanted?: boolean) {
  return useSeekerData(`applications-${kind}`, () => getApplications(kind), isWanted);
}
