import useSWR from 'swr';
import type { ApplyAnswer } from '@skybil/shared';
import { cacheEntry, type PageQuery } from '../../../lib/page-query';

const KEY = 'apply-answer';

export const applyAnswerQuery: PageQuery = async (ask) =>
  cacheEntry(KEY, await ask({ about: 'apply-answer' }));

/** Only the server knows it, and only while it answers the form. */
export function useApplyAnswer(): ApplyAnswer | undefined {
  return useSWR<ApplyAnswer | null>(KEY, null).data ?? undefined;
}
