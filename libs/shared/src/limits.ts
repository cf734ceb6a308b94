/** Limits both sides need. Sources: spec 9, trust I5, I6, F1, F2, C1. */
export const LIMITS = {
  jobsPerPage: 6,
  maxJobsPerPage: 100,
  /** `page` times `limit` may not pass this. */
  maxPagedJobs: 10_000,
  /** A bare list holds at most this many rows. */
  maxBareJobs: 1_000,
  excerptCharacters: 150,
  relatedJobs: 4,
  searchCharacters: 100,
  titleCharacters: 150,
  salaryCharacters: 100,
  nameCharacters: 100,
  emailCharacters: 254,
  descriptionBytes: 50_000,
  jsonBytes: 100_000,
  postJobJsonBytes: 256_000,
  pdfBytes: 5_242_880,
  logoBytes: 2_097_152,
  logoPixels: 25_000_000,
  passwordMin: 8,
  passwordMax: 128,
  resetCodeDigits: 6,
  resetCodeMinutes: 10,
  resetCodeWaitSeconds: 60,
  /** A signed link to a PDF lives this long; pages fetch a fresh one when older than `fileLinkFreshMinutes`. */
  fileLinkMinutes: 15,
  fileLinkFreshMinutes: 10,
  bulkStatusIds: 100,
} as const;
