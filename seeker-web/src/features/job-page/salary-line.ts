import { formatPay, type Pay, PAY_NOT_DISCLOSED } from '@skybil/shared';

const FIGURES = /^[\d,. -]+$/;

/** 'Monthly salary: NGN 250,000 - 400,000' (SITE-5). Undisclosed pay has no currency. */
export function salaryLine(job: Pay): string {
  const text = job.salary.trim();
  if (['', '0', PAY_NOT_DISCLOSED].includes(text)) return `Monthly salary: ${PAY_NOT_DISCLOSED}`;
  const hasNumbers = job.payMin !== undefined || job.payMax !== undefined;
  const isPlain = FIGURES.test(text) && (job.payPeriod ?? 'month') === 'month';
  if (hasNumbers && !isPlain) return `Monthly salary: ${formatPay(job).replace(' a month', '')}`;
  return (
    `Monthly salary: ${job.currency} ${text}`.replace('  ', ' ') + (job.payBasis ? `, ${job.payBasis}` : '')
  );
}
