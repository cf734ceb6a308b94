import { closedInWords } from '@skybil/shared';
import type { JobRecord } from '../jobs/job.record.js';

export function jobState(job: JobRecord): string {
  const { hiddenByOperator, hiddenByReports, visible, heldByCheck, check, shown, closedAs } = job;
  if (hiddenByOperator !== undefined) return `hidden by an operator: ${hiddenByOperator}`;
  if (hiddenByReports) return `hidden by reports since ${hiddenByReports.toISOString().slice(0, 10)}`;
  if (!visible) return 'hidden by its company';
  if (heldByCheck)
    return `held by the advert check: ${(check?.findings ?? []).map(({ sentence }) => `“${sentence}”`).join(', ')}`;
  if (!shown) return 'held, because its company is suspended or its e-mail is not proven';
  return closedAs ? closedInWords(closedAs).toLowerCase() : 'listed';
}
