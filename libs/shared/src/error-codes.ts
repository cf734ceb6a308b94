/** They never change, because other programs compare with them. */
export const ERROR_CODES = [
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
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ErrorBody {
  success: false;
  message: string;
  code: ErrorCode;
  requestId: string;
  errors?: Record<string, string>;
}
