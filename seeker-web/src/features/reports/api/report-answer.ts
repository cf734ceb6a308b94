import useSWR from 'swr';
import type { ReportAnswer } from '@skybil/shared';
import { cacheEntry, type PageQuery } from '../../../lib/page-query';

const KEY = 'report-answer';

export const reportAnswerQuery: PageQuery = async (ask) =>
  cacheEntry(KEY, await ask({ about: 'report-answer' }));

/** Only the server knows it, and only while it answers the form. */
export function useReportAnswer(): ReportAnswer | undefined {
  return useSWR<ReportAnswer | null>(KEY, null).data ?? undefined;
}
