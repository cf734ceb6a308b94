import type { JobKind } from '@skybil/shared';

/** A job's page: remote jobs have a route of their own (spec 2). */
export function jobAddress(kind: JobKind, id: string): string {
  return kind === 'remote' ? `/remoteapply-job/${id}` : `/apply-job/${id}`;
}
