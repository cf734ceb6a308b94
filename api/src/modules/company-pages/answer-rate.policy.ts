import type { AnswerRate } from '@skybil/shared';
import type { ReceivedCounts } from '../applications/applications.service.js';

const DAY_MS = 86_400_000;

/** COMPANY-3. */
export function answerRateOf({
  applications,
  decided,
  waits,
}: Omit<ReceivedCounts, 'companyId'>): AnswerRate {
  const percent = Math.floor((100 * decided) / applications);
  return waits.length > 0 ? { percent, days: Math.max(1, Math.ceil(medianOf(waits) / DAY_MS)) } : { percent };
}

/** The mean of the two in the middle if their number is even. */
function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
