import useSWR from 'swr';
import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import { type Asked, givenAs } from '../../../lib/asked';
import type { Job } from '../../../lib/contract';

async function getJob(kind: JobKind, id: string): Promise<Job> {
  const params = { path: { id } };
  if (kind === 'remote') return (await bodyOf(api.GET('/api/remotejobs/{id}', { params }))).skybiljob;
  return (await bodyOf(api.GET('/api/jobs/{id}', { params }))).job;
}

const jobKey = (kind: JobKind, id: string) => ['job', kind, id];

/** As a page asks that is rendered with its job; null is one that is not there. */
export function askJob(kind: JobKind, id: string): Asked<Job | null> {
  return { question: { about: 'job', kind, id }, given: (answer) => givenAs(jobKey(kind, id), answer) };
}

export function useJob(kind: JobKind, id: string) {
  return useSWR<Job | null>(jobKey(kind, id), () => getJob(kind, id));
}
