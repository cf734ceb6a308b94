/** Limits both sides need. Their reasons: JOB-5, JOB-8, INPUT-5, FILE-1 to FILE-3, SIGN-1. */
export const LIMITS = {
  jobsPerPage: 6,
  maxJobsPerPage: 100,
  /** `page` times `limit` may not pass this. */
  maxPagedJobs: 10_000,
  /** A bare list holds at most this many rows. */
  maxBareJobs: 1_000,
  excerptCharacters: 150,
  relatedJobs: 4,
  /** A landing page with fewer is not there. */
  landingPageJobs: 5,
  searchCharacters: 100,
  titleCharacters: 150,
  salaryCharacters: 100,
  nameCharacters: 100,
  /** Of what somebody typed, in a mail to somebody else. */
  saidInMailCharacters: 60,
  emailCharacters: 254,
  descriptionBytes: 50_000,
  /** Signs that open a tag, before cleaning: the time of cleaning grows with their square. */
  descriptionTags: 6_000,
  jsonBytes: 100_000,
  postJobJsonBytes: 256_000,
  pdfBytes: 5_242_880,
  pdfPages: 200,
  logoBytes: 2_097_152,
  logoPixels: 25_000_000,
  passwordMin: 8,
  passwordMax: 128,
  resetCodeDigits: 6,
  resetCodeMinutes: 10,
  resetCodeWaitSeconds: 60,
  /** Of one address, or of one device that is known, for each code. */
  resetCodeTries: 5,
  /** Of all addresses together for each code; then its digits are dead, and its link works on. */
  resetCodeTriesOfAll: 20,
  /** Codes of an account whose digits live at the same time. */
  resetCodesAtOnce: 3,
  /** Mails of an account while the link of one lives. */
  resetMailsADay: 6,
  resetLinkHours: 24,
  idempotencyKeyCharacters: 255,
  idempotencyKeyHours: 24,
  /** Of what a browser keeps for when there is no line. Each page and answer is at most `keptBytes`. */
  keptPages: 30,
  keptAnswers: 100,
  keptBytes: 300_000,
  /** Of files of the site: those of the version before it, for pages of that version that are open or kept. */
  keptFormerAssets: 60,
  /** Applications that wait for the line, and days after which one is dropped. */
  waitingApplications: 10,
  waitingApplicationDays: 30,
  /** A device that signed in before is known for so long after its last sign-in. */
  knownDeviceDays: 180,
  /** Each signs in once without the authenticator app. */
  recoveryCodes: 10,
  /** Six digits, or a recovery code with its dashes, however it is typed. */
  secondFactorCodeCharacters: 30,
  /** Wrong passwords in a row that are free; then an account waits, twice as long each time. */
  signInFailures: 10,
  signInWaitMinutes: 1,
  signInLongestWaitMinutes: 15,
  companySessionDays: 7,
  /** A recruiter's session that was not asked to stay ends so long after its last use. */
  companyIdleHours: 24,
  /** The one that was not used for the longest ends when another begins. */
  sessionsOfAccount: 50,
  seekerSessionHours: 24,
  newsletterLinkDays: 7,
  emailProofHours: 24,
  /** A signed link to a PDF lives this long; pages fetch a fresh one when older than `fileLinkFreshMinutes`. */
  fileLinkMinutes: 15,
  fileLinkFreshMinutes: 10,
  bulkStatusIds: 100,
  /** Of a seeker; the star says so when there are more. */
  savedJobs: 500,
  /** Adverts of saved jobs that a device keeps for when there is no line, and the room that they take in it, in characters. */
  savedAdverts: 100,
  savedAdvertCharacters: 2_000_000,
  /** Jobs with their descriptions that one call asks for by their ids. */
  jobsByIds: 20,
} as const;

/** Limits that make sense only together: a smaller one must stay below its larger one. */
export const BELOW: readonly (readonly [smaller: keyof typeof LIMITS, larger: keyof typeof LIMITS])[] = [
  ['jobsPerPage', 'maxJobsPerPage'],
  ['maxJobsPerPage', 'maxPagedJobs'],
  ['maxBareJobs', 'maxPagedJobs'],
  // a description has to fit into the request that carries it
  ['descriptionBytes', 'postJobJsonBytes'],
  ['jsonBytes', 'postJobJsonBytes'],
  ['logoBytes', 'pdfBytes'],
  ['passwordMin', 'passwordMax'],
  ['signInWaitMinutes', 'signInLongestWaitMinutes'],
  // a page fetches fresh links before the old ones end
  ['fileLinkFreshMinutes', 'fileLinkMinutes'],
];
