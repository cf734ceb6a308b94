/** What a rejected applicant reads, in the order of the form (DECIDE-6). */
export const REJECTION_REASONS = {
  'other-applicant': 'The company has chosen an applicant who fits this job better.',
  experience: 'The company needs somebody with more experience in this work.',
  skills: 'The company needs somebody with other skills or qualifications.',
  filled: 'The job is filled.',
  'not-filled': 'The company will not fill this job now.',
} as const;
export type RejectionReason = keyof typeof REJECTION_REASONS;
export const REJECTION_REASON_NAMES = Object.keys(REJECTION_REASONS) as RejectionReason[];
