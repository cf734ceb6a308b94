import { type ErrorCode, MESSAGES } from '@skybil/shared';

/** A refusal of a request that fits the contract, for a reason that a schema cannot express. */
interface Refusal {
  code: ErrorCode;
  /** The beginning of the message of each field that may be named. */
  errors?: Record<string, string>;
}

const wrongPassword = (field: string): Refusal => ({
  code: 'wrong_password',
  errors: { [field]: MESSAGES.wrongCurrentPassword },
});
const SECOND_STEP: Refusal = { code: 'invalid_code', errors: { code: MESSAGES.secondFactorWrong } };

/** Common passwords, and passwords that are almost only a name or word of their owner. */
const guessable = (field: string): Refusal => ({
  code: 'bad_input',
  errors: { [field]: 'That password is ' },
});

/** The contract omits this pattern, because half of the generated clients cannot read `\p{L}`. */
const names = (...fields: string[]): Refusal => ({
  code: 'bad_input',
  errors: Object.fromEntries(fields.map((field) => [field, 'A name takes '])),
});

const RESET: Refusal[] = [
  // The request needs `otp` or `secret`.
  { code: 'missing_details', errors: { otp: 'Otp is required' } },
  { code: 'invalid_code', errors: { otp: MESSAGES.invalidCode, secret: MESSAGES.resetLinkInvalid } },
  guessable('newPassword'),
];

/** For a schema, JSON in a query is only a string. */
const LIST_OF_ROWS: Refusal[] = [
  { code: 'bad_input', errors: { range: 'range must be two row numbers', filter: '' } },
];

/** The contract omits this pattern as well. */
const NO_LETTER = 'must contain a letter or a digit';
const PAGES: Refusal[] = [
  { code: 'bad_input', errors: { page: 'Page times limit is too large', after: MESSAGES.jobNotFound } },
  { code: 'bad_input', errors: { after: 'After needs a sort by date' } },
  { code: 'bad_input', errors: { q: `Q ${NO_LETTER}`, notQ: `Not q ${NO_LETTER}` } },
];

/** The pay in numbers must agree with the text and with itself. */
const PAY: Refusal = {
  code: 'bad_input',
  errors: { payMin: 'Pay m', payMax: 'Pay m', salary: 'Salary is ' },
};

/** The contract cannot hold the list of domains. */
const DISPOSABLE: Refusal = { code: 'bad_input', errors: { email: 'This is a throw-away address' } };

/** A wish for a new e-mail needs the password and, with two-step sign-in, a code. */
const NEW_EMAIL: Refusal[] = [wrongPassword('password'), SECOND_STEP];
const CONTACTS: Refusal = {
  code: 'bad_input',
  errors: { website: 'Write the whole address', phone: 'Write a phone number' },
};

/** The limits apply to the cleaned description and to the bytes of the whole body. */
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

/** By operation. Any other refusal of a request that fits the contract is a finding. */
export const REFUSALS: Record<string, Refusal[]> = {
  auth_signUp: [guessable('password'), names('firstName', 'lastName')],
  company_register: [guessable('password'), names('name'), DISPOSABLE],
  company_updateProfile: [names('name'), CONTACTS],
  auth_resetPassword: RESET,
  company_resetPassword: RESET,
  seekerSessions_changePassword: [wrongPassword('currentPassword'), guessable('newPassword')],
  companySessions_changePassword: [wrongPassword('currentPassword'), guessable('newPassword'), SECOND_STEP],
  companySecondFactor_begin: [wrongPassword('password')],
  companySecondFactor_confirm: [SECOND_STEP],
  companySecondFactor_end: [wrongPassword('password'), SECOND_STEP],
  companyPrivacy_close: [wrongPassword('password'), SECOND_STEP],
  seekerPrivacy_erase: [wrongPassword('password')],
  auth_changeEmail: NEW_EMAIL,
  company_changeEmail: [...NEW_EMAIL, DISPOSABLE],
  auth_checkResetOtp: RESET,
  company_checkResetOtp: RESET,
  seekerSecondFactor_begin: [wrongPassword('password')],
  seekerSecondFactor_confirm: [SECOND_STEP],
  seekerSecondFactor_end: [wrongPassword('password'), SECOND_STEP],
  users_setPhone: [CONTACTS],
  jobs_suggestions: PAGES,
  jobs_list: PAGES,
  remoteJobs_list: PAGES,
  companyJobs_page: LIST_OF_ROWS,
  receivedApplications_page: LIST_OF_ROWS,
  companyJobs_post: [...DESCRIPTION, PAY, KEY_REUSED],
  companyJobs_create: [...DESCRIPTION, PAY, KEY_REUSED],
  companyJobs_update: [...DESCRIPTION, PAY],
  // The kind of the job decides which documents are needed.
  applications_apply: [
    { code: 'certificate_required', errors: { certificate: MESSAGES.uploadCertificate } },
    KEY_REUSED,
  ],
  applications_applyRemote: [{ code: 'wrong_kind' }, KEY_REUSED],
};
