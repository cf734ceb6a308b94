import { type ErrorCode, MESSAGES } from '@skybil/shared';

/** A refusal of a request that fits the contract, for a reason that no schema can tell. */
interface Refusal {
  code: ErrorCode;
  /** The sentence at each field that it may name, or how that begins. Without fields it names none. */
  errors?: Record<string, string>;
}

const wrongPassword = (field: string): Refusal => ({
  code: 'wrong_password',
  errors: { [field]: MESSAGES.wrongCurrentPassword },
});
const SECOND_STEP: Refusal = { code: 'invalid_code', errors: { code: MESSAGES.secondFactorWrong } };

/** Common ones, and those that are little more than a word of their owner's. */
const guessable = (field: string): Refusal => ({
  code: 'bad_input',
  errors: { [field]: 'That password is ' },
});

/** Letters of any alphabet are told by \p{L} only, which half of the generated clients cannot read; and no web address. */
const names = (...fields: string[]): Refusal => ({
  code: 'bad_input',
  errors: Object.fromEntries(fields.map((field) => [field, 'A name takes '])),
});

const RESET: Refusal[] = [
  // either is needed
  { code: 'missing_details', errors: { otp: 'Otp is required' } },
  { code: 'invalid_code', errors: { otp: MESSAGES.invalidCode, secret: MESSAGES.resetLinkInvalid } },
  guessable('newPassword'),
];

/** JSON texts in a query: a schema sees a text. */
const LIST_OF_ROWS: Refusal[] = [
  { code: 'bad_input', errors: { range: 'range must be two row numbers', filter: '' } },
];

const PAGES: Refusal[] = [
  { code: 'bad_input', errors: { page: 'Page times limit is too large', after: MESSAGES.jobNotFound } },
];

/** What is measured is what stays of a description once it is cleaned, and the bytes of all. */
const DESCRIPTION: Refusal[] = [
  { code: 'missing_details', errors: { description: 'Description is required' } },
  { code: 'too_large', errors: { description: MESSAGES.descriptionTooLarge } },
  { code: 'too_large', errors: { description: MESSAGES.descriptionTags } },
  { code: 'too_large' },
];

const KEY_REUSED: Refusal = {
  code: 'key_reused',
  errors: { 'Idempotency-Key': MESSAGES.idempotencyKeyReused },
};

/** By operation. Whatever else is refused although it fits the contract is a finding. */
export const REFUSALS: Record<string, Refusal[]> = {
  auth_signUp: [guessable('password'), names('firstName', 'lastName')],
  company_register: [guessable('password'), names('name')],
  company_updateProfile: [names('name')],
  auth_resetPassword: RESET,
  company_resetPassword: RESET,
  seekerSessions_changePassword: [wrongPassword('currentPassword'), guessable('newPassword')],
  companySessions_changePassword: [wrongPassword('currentPassword'), guessable('newPassword'), SECOND_STEP],
  companySecondFactor_begin: [wrongPassword('password')],
  companySecondFactor_confirm: [SECOND_STEP],
  companySecondFactor_end: [wrongPassword('password'), SECOND_STEP],
  companyPrivacy_close: [wrongPassword('password'), SECOND_STEP],
  seekerPrivacy_erase: [wrongPassword('password')],
  jobs_list: PAGES,
  remoteJobs_list: PAGES,
  companyJobs_page: LIST_OF_ROWS,
  receivedApplications_page: LIST_OF_ROWS,
  companyJobs_post: [...DESCRIPTION, KEY_REUSED],
  companyJobs_create: [...DESCRIPTION, KEY_REUSED],
  companyJobs_update: DESCRIPTION,
  // which documents a job takes is known by the job
  applications_apply: [
    { code: 'certificate_required', errors: { certificate: MESSAGES.uploadCertificate } },
    KEY_REUSED,
  ],
  applications_applyRemote: [{ code: 'wrong_kind' }, KEY_REUSED],
};
