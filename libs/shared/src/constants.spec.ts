import { describe, expect, it, test } from 'vitest';
import {
  ALLOWED_HTML,
  APPLICATION_STATUSES,
  BOARD_CONFIG_ID,
  CURRENCIES,
  DECISIONS,
  ERROR_CODES,
  FIRST_LOCATIONS,
  JOB_CATEGORIES,
  JOB_KINDS,
  JOB_LEVELS,
  JOB_LIST_KINDS,
  JOB_LOCATIONS,
  JOB_NATURES,
  LIMITS,
  NEW_JOB_DEFAULTS,
  NEWSLETTER_USER_TYPES,
  PAY_NOT_DISCLOSED,
  RETENTION,
  SAMPLE_ACCOUNTS,
  STORAGE_KEYS,
} from './index.js';

/** Written out a second time: a number or a word that changes by accident is noticed here. */
describe('the fixed lists', () => {
  it('list the options of a job in display order [JOB-2]', () => {
    expect(JOB_CATEGORIES).toEqual([
      'Programming',
      'Data Science',
      'Designing',
      'Networking',
      'Management',
      'Marketing',
      'Cybersecurity',
      'Sales',
      'Accounting and Finance',
      'Customer Service',
      'Administration',
      'Human Resources',
      'Engineering',
      'Skilled Trades',
      'Healthcare',
      'Education',
      'Logistics and Operations',
      'Hospitality and Retail',
      'Legal',
      'Media and Writing',
      'Agriculture',
      'Other',
    ]);
    expect(JOB_LOCATIONS).toHaveLength(37);
    expect(JOB_LOCATIONS.slice(0, FIRST_LOCATIONS)).toEqual([
      'Lagos',
      'Abuja',
      'Oyo',
      'Ogun',
      'Edo',
      'Kaduna',
      'Akwa Ibom',
      'Anambra',
      'Rivers',
      'Ekiti',
    ]);
    expect(JOB_LEVELS).toEqual(['Beginner level', 'Intermediate level', 'Senior level']);
    expect(JOB_NATURES).toEqual(['Remote']);
    expect(CURRENCIES).toEqual(['NGN', 'USD', 'GBP', 'EUR']);
    expect(PAY_NOT_DISCLOSED).toBe('Not disclosed');
  });

  it('list kinds, statuses and newsletter types', () => {
    expect(JOB_KINDS).toEqual(['job', 'remote']);
    expect(JOB_LIST_KINDS).toEqual(['job', 'remote', 'all']);
    expect(NEWSLETTER_USER_TYPES).toEqual(['jobseeker', 'recruiter']);
    expect(APPLICATION_STATUSES).toEqual(['Pending', 'Accepted', 'Rejected']);
    expect(DECISIONS).toEqual(['Accepted', 'Rejected']);
  });

  it('list the HTML that a description may contain', () => {
    expect(ALLOWED_HTML).toEqual({
      tags: [
        ...['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li'],
        ...['blockquote', 'a', 'code', 'pre'],
      ],
      headings: [2, 3, 4],
      linkSchemes: ['http', 'https', 'mailto'],
    });
  });

  it('list the error codes', () => {
    expect(ERROR_CODES).toEqual([
      'bad_input',
      'missing_details',
      'malformed_json',
      'unauthorized',
      'invalid_credentials',
      'wrong_password',
      'second_factor_needed',
      'link_expired',
      'not_found',
      'method_not_allowed',
      'timeout',
      'already_applied',
      'resume_required',
      'certificate_required',
      'wrong_kind',
      'apply_at_source',
      'not_pending',
      'wrong_stage',
      'interview_changed',
      'already_decided',
      'company_suspended',
      'job_hidden',
      'job_closed',
      'saved_jobs_full',
      'email_taken',
      'invalid_code',
      'too_large',
      'unsupported_type',
      'pdf_unreadable',
      'key_reused',
      'too_many_requests',
      'unavailable',
      'internal',
    ]);
  });
});

it('a new job has these defaults [JOB-2]', () => {
  expect(NEW_JOB_DEFAULTS).toEqual({
    kind: 'job',
    location: 'Lagos',
    category: 'Programming',
    level: 'Beginner level',
    nature: 'Remote',
    currency: 'NGN',
    salary: '0',
  });
});

it('the limits have these values', () => {
  expect({ ...LIMITS }).toEqual({
    jobsPerPage: 6,
    maxJobsPerPage: 100,
    maxPagedJobs: 10_000,
    maxUnpagedJobs: 1_000,
    unpagedListBytes: 5_000_000,
    excerptCharacters: 150,
    relatedJobs: 4,
    closingDays: 30,
    longestClosingDays: 90,
    closedPageDays: 90,
    undoMinutes: 30,
    decisionNoteCharacters: 500,
    privateNoteCharacters: 1_000,
    nextStepCharacters: 500,
    interviewDays: 90,
    interviewPlaceCharacters: 60,
    interviewNoteCharacters: 500,
    interviewReminderHours: 24,
    interviewChanges: 10,
    overviewInterviewDays: 7,
    overviewInterviews: 100,
    receiptMinutes: 60,
    noDecisionDays: 14,
    longWaitDays: 7,
    similarJobs: 4,
    suggestionCharacters: 60,
    placeCharacters: 60,
    maxPay: 1_000_000_000_000,
    landingPageJobs: 5,
    jobsByIds: 20,
    leastFreeMegabytes: 100,
    cachedAnswers: 100,
    cachedBytes: 300_000,
    formerAssets: 60,
    cachedPages: 30,
    savedJobs: 500,
    savedAdverts: 100,
    savedAdvertCharacters: 2_000_000,
    queuedApplicationDays: 30,
    queuedApplications: 10,
    searchCharacters: 100,
    seekerSessionHours: 24,
    titleCharacters: 150,
    salaryCharacters: 100,
    nameCharacters: 100,
    quotedCharacters: 60,
    newsletterLinkDays: 7,
    emailProofHours: 24,
    emailCharacters: 254,
    descriptionBytes: 50_000,
    descriptionTags: 6_000,
    jsonBytes: 100_000,
    postJobJsonBytes: 256_000,
    pdfPages: 200,
    pdfBytes: 5_242_880,
    logoBytes: 2_097_152,
    logoPixels: 25_000_000,
    passwordMin: 8,
    passwordMax: 128,
    resetCodeDigits: 6,
    resetCodeMinutes: 10,
    resetCodeTries: 5,
    resetCodeTriesInTotal: 20,
    resetCodesAtOnce: 3,
    resetMailsADay: 6,
    resetLinkHours: 24,
    idempotencyKeyCharacters: 255,
    idempotencyKeyHours: 24,
    knownDeviceDays: 180,
    recoveryCodes: 10,
    secondFactorCodeCharacters: 30,
    signInFailures: 10,
    signedInFailures: 5,
    signInWaitMinutes: 1,
    signInLongestWaitMinutes: 15,
    resetCodeWaitSeconds: 60,
    fileLinkMinutes: 15,
    fileLinkFreshMinutes: 10,
    aboutCharacters: 1_000,
    phoneCharacters: 30,
    websiteCharacters: 200,
    answerRateDays: 90,
    answerRateApplications: 10,
    fraudWarningDays: 90,
    reportCharacters: 1_000,
    reportsToHide: 3,
    refusedReports: 3,
    reportsADay: 5,
    registrationNumberCharacters: 40,
    companyNumberPrefixes: 10,
    bulkStatusIds: 100,
    companySessionDays: 7,
    companyIdleHours: 24,
    sessionsOfAccount: 50,
    staffSessionHours: 12,
    staffLinkHours: 24,
    staffTextCharacters: 300,
    staffQueueRows: 20,
    staffQueuePages: 50,
    staffReports: 20,
  });
});

it('both front ends use these storage keys and addresses', () => {
  expect(STORAGE_KEYS).toEqual({
    companyToken: 'companyToken',
    seekerToken: 'seekerToken',
    pendingToast: 'pendingToast',
    reloadedBuild: 'reloadedBuild',
    savedAdvert: 'savedAdvert.',
    savedJobs: 'savedJobs',
    sessionEnded: 'sessionEnded',
    receipt: 'erasureReceipt',
    lowData: 'lowData',
  });
  expect(BOARD_CONFIG_ID).toBe('board-config');
});

test('the privacy policy has these periods', () => {
  expect(RETENTION).toEqual({
    rejectedApplicationMonths: 12,
    undecidedApplicationMonths: 12,
    unconfirmedNewsletterDays: 7,
    resetCodeHours: 24,
    emailProofHours: 24,
    newEmailHours: 24,
    heldMailDays: 30,
    erasedSubHours: 25,
    deletedSubDays: 90,
    idleAccountMonths: 24,
    firstIdleWarningDays: 60,
    lastIdleWarningDays: 14,
    reportMonths: 12,
    interviewDays: 30,
    certificateDays: 30,
    securityLogMonths: 12,
  });
});

test('the sample data has these accounts', () => {
  expect(SAMPLE_ACCOUNTS).toEqual({
    seeker: 'seeker@demo.example',
    recruiter: 'recruiter@demo.example',
    password: 'Skybil-demo-2026',
  });
});
