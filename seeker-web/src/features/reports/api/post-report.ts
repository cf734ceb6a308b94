import { REPORT_FIELDS, type ReportReason } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';

/** @returns whether the outcome will be mailed to the caller */
export async function postReport(jobId: string, form: FormData): Promise<boolean> {
  const given = REPORT_FIELDS.map((field) => [field, form.get(field) ?? undefined]);
  const { reason, ...typed } = Object.fromEntries(given) as {
    reason: ReportReason;
    text?: string;
    email?: string;
  };
  return (await bodyOf(api.POST('/api/users/report-job', { body: { jobId, reason, ...typed } }))).mailed;
}
