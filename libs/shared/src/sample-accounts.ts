/** Accounts of a board with sample data. This file imports nothing, so that it can be read before any build. */
export const SAMPLE_ACCOUNTS = {
  seeker: 'seeker@demo.example',
  recruiter: 'recruiter@demo.example',
  password: 'Skybil-demo-2026',
} as const;
