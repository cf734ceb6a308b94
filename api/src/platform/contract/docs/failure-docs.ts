import { companySuspended, type ErrorCode, jobHidden, LIMITS, MESSAGES, wrongStage } from '@skybil/shared';
import { EXAMPLE } from './examples.js';

interface FailureDoc {
  when: string;
  message: string;
}

export const FAILURE_DOCS: Record<ErrorCode, FailureDoc> = {
  bad_input: {
    when: 'A field, a query key or an id breaks its rule; `errors` names it',
    message: MESSAGES.badInput,
  },
  missing_details: {
    when: 'A required field is absent or empty; `errors` names it',
    message: MESSAGES.missingDetails,
  },
  malformed_json: { when: 'The body is not JSON', message: MESSAGES.malformedJson },
  certificate_required: { when: 'A remote job takes a certificate', message: MESSAGES.uploadCertificate },
  wrong_kind: { when: 'A form with a certificate was sent for an on-site job', message: MESSAGES.wrongKind },
  invalid_code: {
    when: `The code is wrong, used up or older than ${LIMITS.resetCodeMinutes} minutes`,
    message: MESSAGES.invalidCode,
  },
  wrong_password: {
    when: 'The password is not that of the account that is signed in; it counts as a failed sign-in',
    message: MESSAGES.wrongCurrentPassword,
  },
  unauthorized: { when: 'No credential, or one that has ended', message: MESSAGES.notAuthorized },
  invalid_credentials: {
    when: 'Unknown e-mail, wrong password, or an account that must wait',
    message: MESSAGES.invalidCredentials,
  },
  second_factor_needed: {
    when: 'The password is right, and the account asks for a code of its authenticator app; send the same again with `code`',
    message: MESSAGES.secondFactorNeeded,
  },
  link_expired: {
    when: `The link is older than ${LIMITS.fileLinkMinutes} minutes`,
    message: MESSAGES.linkExpired,
  },
  not_found: { when: "Unknown, hidden or somebody else's", message: MESSAGES.notFound },
  method_not_allowed: {
    when: 'The address does not take that method; `Allow` tells which',
    message: MESSAGES.methodNotAllowed,
  },
  timeout: { when: 'The request took too long to arrive', message: MESSAGES.timeout },
  already_applied: { when: 'The seeker has applied to this job', message: MESSAGES.alreadyApplied },
  resume_required: { when: 'No resume is on file', message: MESSAGES.uploadResume },
  apply_at_source: {
    when: 'An imported advert takes applications at its source',
    message: MESSAGES.applyAtSource,
  },
  not_pending: { when: 'The application is decided', message: MESSAGES.alreadyDecided },
  wrong_stage: {
    when: 'The application cannot move from its stage to this one',
    message: wrongStage('interview', 'viewed'),
  },
  interview_changed: {
    when: 'The interview was moved, cancelled or answered after it was read, or its time has passed',
    message: MESSAGES.interviewChanged,
  },
  already_decided: {
    when: 'Another moderator decided, or the company changed it, after it was read',
    message: MESSAGES.decidedMeanwhile,
  },
  company_suspended: {
    when: "The board's operator has suspended the company: it reads, and posts or shows nothing",
    message: companySuspended('adverts that ask for money', EXAMPLE.supportEmail),
  },
  job_hidden: {
    when: "The board's operator hides the job, whatever its company chooses",
    message: jobHidden('it asks for money', EXAMPLE.supportEmail),
  },
  job_closed: { when: 'The job is closed', message: MESSAGES.jobClosed },
  saved_jobs_full: { when: 'As many jobs are saved as may be', message: MESSAGES.savedJobsFull },
  email_taken: { when: 'The e-mail has an account', message: MESSAGES.accountTaken },
  too_large: {
    when: 'The address, the headers, the body, a description or a file is too large',
    message: MESSAGES.tooLarge,
  },
  unsupported_type: {
    when: 'A kind of body or file that is not taken here',
    message: MESSAGES.unsupportedBody,
  },
  pdf_unreadable: {
    when: 'The PDF is broken, encrypted, or holds scripts or files',
    message: MESSAGES.pdfUnreadable,
  },
  key_reused: {
    when: 'The `Idempotency-Key` was sent with another request before',
    message: MESSAGES.idempotencyKeyReused,
  },
  too_many_requests: {
    when: 'A limit is reached; `Retry-After` tells the seconds',
    message: MESSAGES.tooManyRequests,
  },
  unavailable: {
    when: 'A part of the board is down; `Retry-After` tells the seconds',
    message: MESSAGES.unavailable,
  },
  internal: { when: 'A fault of the board; quote `requestId`', message: MESSAGES.internal },
};

/** Failures of any call: forbidden or repeated query keys, a slow connection, a limit, an outage. */
export const EVERYWHERE: readonly ErrorCode[] = [
  'bad_input',
  'timeout',
  'too_many_requests',
  'internal',
  'unavailable',
];

/** Failures of any call that accepts a body, even an optional one. */
export const IN_BODY: readonly ErrorCode[] = [
  'missing_details',
  'malformed_json',
  'too_large',
  'unsupported_type',
];
