import { PAY_NOT_DISCLOSED } from '@skybil/shared';

/** 'Monthly salary: NGN 250,000 - 400,000' (SITE-5). Undisclosed pay has no currency. */
export function salaryLine(currency: string, salary: string): string {
  const isUndisclosed = ['', '0', PAY_NOT_DISCLOSED].includes(salary.trim());
  return `Monthly salary: ${isUndisclosed ? PAY_NOT_DISCLOSED : `${currency} ${salary.trim()}`.trim()}`;
}
