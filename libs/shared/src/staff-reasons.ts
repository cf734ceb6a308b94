/** What a moderator chooses from. The company gets these words by mail, and reads the moderator's own text on its pages. */
export const REFUSAL_REASONS = {
  'asks-money': 'It asks applicants for money',
  'asks-data': 'It asks for bank or identity data before an offer',
  'no-job': 'It offers no real job',
  misleads: 'It misleads about the work, the pay or the employer',
  'other-name': 'It uses the name or the text of somebody else',
  excludes: 'It excludes people without a lawful reason',
  'other-rule': 'It breaks another rule of the board',
} as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;

const FRAUD: readonly string[] = [
  'asks-money',
  'asks-data',
  'no-job',
  'other-name',
] satisfies RefusalReason[];

/** Hiding a job or suspending a company for fraud warns those who applied. */
export const isFraud = (reason: string): boolean => FRAUD.includes(reason);

export const APPROVAL_REASONS = {
  fine: 'We checked it and found nothing wrong',
  corrected: 'What was wrong is corrected',
  'our-mistake': 'We made a mistake',
} as const;
export type ApprovalReason = keyof typeof APPROVAL_REASONS;

/** Why a moderator refuses the registration that a company sent. */
export const REGISTRATION_REASONS = {
  'not-registered': 'The register does not have this number',
  'another-company': 'Number or certificate belong to another company',
  'not-active': 'The register says that the company is no longer active',
  'not-legible': 'The certificate cannot be read',
  'no-licence': 'The agency’s licence is not on the list of the ministry',
  'not-matching': 'Name, number and certificate do not agree',
} as const;
export type RegistrationReason = keyof typeof REGISTRATION_REASONS;
