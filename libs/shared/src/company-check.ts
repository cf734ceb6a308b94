import { formatMonth } from './dates.js';

/** What a moderator compared with a certificate. */
export interface CompanyCheck {
  /** 'RC 123456' */
  number: string;
  /** Of an agency: its licence to recruit. */
  licence?: string | undefined;
  /** ISO-8601 */
  checkedAt: string;
}

/** 'Registered company RC 123456, checked May 2026' */
export function companyCheckWords({ number, licence, checkedAt }: CompanyCheck): string {
  const agency = licence ? `, agency licence ${licence}` : '';
  return `Registered company ${number}${agency}, checked ${formatMonth(checkedAt)}`;
}
