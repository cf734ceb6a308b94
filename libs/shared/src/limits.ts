// Limits both sides need. Their reasons: JOB-5, JOB-8, INPUT-5, FILE-1 to FILE-3, SIGN-1.

export const jobsPerPage = 6;
export const maxJobsPerPage = 100;
/** `page` times `limit` may not pass this. */
export const maxPagedJobs = 10_000;
/** A bare list holds at most this many rows. */
export const maxBareJobs = 1_000;
/** The largest bare list, as JSON: both of them are kept, in every encoding, and leave room for other answers. */
export const bareListBytes = 5_000_000;
export const excerptCharacters = 150;
export const relatedJobs = 4;
/** A landing page with fewer is not there. */
export const landingPageJobs = 5;
export const searchCharacters = 100;
export const titleCharacters = 150;
export const salaryCharacters = 100;
export const nameCharacters = 100;
/** Of what somebody typed, in a mail to somebody else. */
export const saidInMailCharacters = 60;
export const emailCharacters = 254;
export const descriptionBytes = 50_000;
/** Opening and closing ones together, before cleaning and after it: the time of cleaning grows with their square. */
export const descriptionTags = 6_000;
export const jsonBytes = 100_000;
export const postJobJsonBytes = 256_000;
export const pdfBytes = 5_242_880;
export const pdfPages = 200;
export const logoBytes = 2_097_152;
export const logoPixels = 25_000_000;
export const passwordMin = 8;
export const passwordMax = 128;
export const resetCodeDigits = 6;
export const resetCodeMinutes = 10;
export const resetCodeWaitSeconds = 60;
/** Of one address, or of one device that is known, for each code. */
export const resetCodeTries = 5;
/** Of all addresses together for each code; then its digits are dead, and its link works on. */
export const resetCodeTriesOfAll = 20;
/** Codes of an account whose digits live at the same time. */
export const resetCodesAtOnce = 3;
/** Mails of an account while the link of one lives. */
export const resetMailsADay = 6;
export const resetLinkHours = 24;
export const idempotencyKeyCharacters = 255;
export const idempotencyKeyHours = 24;
/** Of what a browser keeps for when there is no line. Each page and answer is at most `keptBytes`. */
export const keptPages = 30;
export const keptAnswers = 100;
export const keptBytes = 300_000;
/** Of files of the site: those of the version before it, for pages of that version that are open or kept. */
export const keptFormerAssets = 60;
/** Applications that wait for the line, and days after which one is dropped. */
export const waitingApplications = 10;
export const waitingApplicationDays = 30;
/** A device that signed in before is known for so long after its last sign-in. */
export const knownDeviceDays = 180;
/** Each signs in once without the authenticator app. */
export const recoveryCodes = 10;
/** Six digits, or a recovery code with its dashes, however it is typed. */
export const secondFactorCodeCharacters = 30;
/** Wrong passwords in a row that are free; then an account waits, twice as long each time. */
export const signInFailures = 10;
/** Wrong passwords in a row of who is signed in; then the owner hears of it by mail. */
export const signedInFailures = 5;
export const signInWaitMinutes = 1;
export const signInLongestWaitMinutes = 15;
export const companySessionDays = 7;
/** A recruiter's session that was not asked to stay ends so long after its last use. */
export const companyIdleHours = 24;
/** The one that was not used for the longest ends when another begins. */
export const sessionsOfAccount = 50;
export const seekerSessionHours = 24;
export const newsletterLinkDays = 7;
export const emailProofHours = 24;
/** A signed link to a PDF lives this long; pages fetch a fresh one when older than `fileLinkFreshMinutes`. */
export const fileLinkMinutes = 15;
export const fileLinkFreshMinutes = 10;
export const bulkStatusIds = 100;
/** Of a seeker; the star says so when there are more. */
export const savedJobs = 500;
/** Adverts of saved jobs that a device keeps for when there is no line, and the room that they take in it, in characters. */
export const savedAdverts = 100;
export const savedAdvertCharacters = 2_000_000;
/** Jobs with their descriptions that one call asks for by their ids. */
export const jobsByIds = 20;
/** Free space that DATA_DIR needs (1 MB = 1,048,576 bytes). Below it `npm start` refuses and a copy is not ready. */
export const leastFreeMegabytes = 100;
