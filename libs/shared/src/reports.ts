/** What a report may say about a job, in the order of the form. */
export const REPORT_REASONS = {
  money: 'It asks for money',
  'secret-data': 'It asks for bank, card or ID details',
  'not-real': 'The company or the job is not real',
  misleading: 'The work, the pay or the place is not as it says',
  other: 'Something else is wrong',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_NAMES = Object.keys(REPORT_REASONS) as ReportReason[];

/** What the operator decides about the reports of a job. */
export const REPORT_OUTCOMES = ['upheld', 'refused'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const REPORT_FIELDS = ['reason', 'text', 'email'] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

/** What the report form without script shows if the report was not stored. */
export interface ReportAnswer {
  /** As chosen and typed. */
  typed: Partial<Record<ReportField, string>>;
  /** One sentence for the form, or for each field. */
  errors: Partial<Record<ReportField | 'form', string>>;
}

/** `note` in the address of the report page after sending. */
export const REPORT_SENT = 'sent';
