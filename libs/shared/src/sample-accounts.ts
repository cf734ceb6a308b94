/** The accounts that a board with samples is tried with. It imports nothing, so that it can be read before any build. */
export const SAMPLE_ACCOUNTS = {
  seeker: 'seeker@demo.example',
  recruiter: 'recruiter@demo.example',
  /** Of both. */
  password: 'Skybil-demo-2026',
} as const;
