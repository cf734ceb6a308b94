// Limits that the API and the front ends share. Reasons: JOB-5, JOB-8, INPUT-5, FILE-1 to FILE-3, SIGN-1.

export const jobsPerPage = 6;
export const maxJobsPerPage = 100;
/** Highest product of `page` and `limit`. */
export const maxPagedJobs = 10_000;
export const maxUnpagedJobs = 1_000;
/** JSON size of a list without paging. Two such lists in all encodings must leave room in the cache for other answers. */
export const unpagedListBytes = 5_000_000;
export const excerptCharacters = 150;
export const relatedJobs = 4;
export const similarJobs = 4;
export const landingPageJobs = 5;
/** Applicants of so many days are warned of fraud. */
export const fraudWarningDays = 90;
/** The answer rate of a company: over so many days, and from so many applications on. */
export const answerRateDays = 90;
export const answerRateApplications = 10;
/** Days until a new job closes if its company names no day, and the most that it may name. */
export const closingDays = 30;
export const longestClosingDays = 90;
/** The page of a closed job stays for so many days. */
export const closedPageDays = 90;
export const searchCharacters = 100;
/** Longer titles and names are not suggested, so that an answer takes at most 2 kB. */
export const suggestionCharacters = 60;
export const titleCharacters = 150;
export const salaryCharacters = 100;
export const nameCharacters = 100;
/** A place within a state, such as 'Ikeja'. */
export const placeCharacters = 60;
/** Highest figure of `payMin` and `payMax`. */
export const maxPay = 1_000_000_000_000;
/** Characters of user input that a mail to somebody else may quote. */
export const quotedCharacters = 60;
export const emailCharacters = 254;
export const phoneCharacters = 30;
export const websiteCharacters = 200;
export const aboutCharacters = 1_000;
export const descriptionBytes = 50_000;
/** Opening and closing tags, counted before and after cleaning, because the time of cleaning grows with their square. */
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
/** Wrong codes per network address or known device. */
export const resetCodeTries = 5;
/** Wrong codes from all addresses together. After that the digits are void, but the link of the mail still works. */
export const resetCodeTriesInTotal = 20;
export const resetCodesAtOnce = 3;
export const resetMailsADay = 6;
export const resetLinkHours = 24;
export const idempotencyKeyCharacters = 255;
export const idempotencyKeyHours = 24;
/** Limits of the offline cache. `cachedBytes` is the maximum of one page or answer. */
export const cachedPages = 30;
export const cachedAnswers = 100;
export const cachedBytes = 300_000;
/** Script and style files of the previous build, which open or cached pages still use. */
export const formerAssets = 60;
export const queuedApplications = 10;
export const registrationNumberCharacters = 40;
/** 'RC', 'BN', … of a board folder. */
export const companyNumberPrefixes = 10;
export const queuedApplicationDays = 30;
export const knownDeviceDays = 180;
export const recoveryCodes = 10;
/** Longest input: six digits, or a recovery code with dashes. */
export const secondFactorCodeCharacters = 30;
/** Failures in a row before an account has to wait. Each further failure doubles the wait. */
export const signInFailures = 10;
/** Wrong passwords in a row in a signed-in session before the owner gets a mail. */
export const signedInFailures = 5;
export const signInWaitMinutes = 1;
export const signInLongestWaitMinutes = 15;
export const companySessionDays = 7;
/** Hours without use after which a recruiter's session ends, unless "remember me" was chosen. */
export const companyIdleHours = 24;
/** A further session ends the one that was used least recently. */
export const sessionsOfAccount = 50;
export const seekerSessionHours = 24;
export const staffSessionHours = 12;
/** Lifetime of the link with which a new member of staff sets a password. */
export const staffLinkHours = 24;
export const staffTextCharacters = 300;
export const staffQueueRows = 20;
export const staffQueuePages = 50;
/** Reports of one job that staff read at once. */
export const staffReports = 20;
export const newsletterLinkDays = 7;
export const emailProofHours = 24;
/** Lifetime of a signed link to a PDF. Pages fetch a new link after `fileLinkFreshMinutes`. */
export const fileLinkMinutes = 15;
export const fileLinkFreshMinutes = 10;
export const reportCharacters = 1_000;
/** Reports from different people and networks that hide a job until the operator decides. */
export const reportsToHide = 3;
/** Refused reports in a row after which a person's reports no longer count. */
export const refusedReports = 3;
/** Of a person, or else of an address. */
export const reportsADay = 5;
export const bulkStatusIds = 100;
/** A rejection can be undone for so long. Its mail waits, and the seeker's page does not show it yet. */
export const undoMinutes = 30;
export const decisionNoteCharacters = 500;
/** What a company notes about an applicant for itself. */
export const privateNoteCharacters = 1_000;
export const nextStepCharacters = 500;
/** An interview is at most so many days ahead. */
export const interviewDays = 90;
export const interviewPlaceCharacters = 60;
export const interviewNoteCharacters = 500;
export const interviewReminderHours = 24;
/** Of one application. Cancelling is always possible. */
export const interviewChanges = 10;
/** The overview shows the interviews of so many days, from today on. */
export const overviewInterviewDays = 7;
export const overviewInterviews = 100;
/** A seeker gets at most one receipt for applications within so many minutes. */
export const receiptMinutes = 60;
/** A job that has been closed for so many days has given no decision to those who still wait. */
export const noDecisionDays = 14;
/** The overview counts who has waited for a decision longer than this. */
export const longWaitDays = 7;
export const savedJobs = 500;
/** Adverts of saved jobs that a device stores for offline use, and their total length in characters. */
export const savedAdverts = 100;
export const savedAdvertCharacters = 2_000_000;
export const jobsByIds = 20;
/** Free space that DATA_DIR needs (1 MB = 1,048,576 bytes). Below it `npm start` refuses and a running process is not ready. */
export const leastFreeMegabytes = 100;
