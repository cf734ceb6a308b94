import { grouped } from '@skybil/shared';
import type { JobsPage } from '../../lib/contract';

/** '1 job', '128 jobs', '10,000+ jobs' (the API counts no further). */
export function countWords(
  answer: (Pick<JobsPage, 'total'> & Partial<Pick<JobsPage, 'totalRelation'>>) | undefined,
): string {
  if (!answer) return 'jobs';
  const more = answer.totalRelation === 'gte' ? '+' : '';
  return `${grouped(answer.total)}${more} ${answer.total === 1 && !more ? 'job' : 'jobs'}`;
}
