import type { ErrorCode } from '@skybil/shared';

/** The HTTP status of every error code. */
export const ERROR_STATUSES: Record<ErrorCode, number> = {
  bad_input: 400,
  missing_details: 400,
  malformed_json: 400,
  certificate_required: 400,
  wrong_kind: 400,
  invalid_code: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  second_factor_needed: 401,
  link_expired: 401,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  already_applied: 409,
  resume_required: 409,
  apply_at_source: 409,
  not_pending: 409,
  email_taken: 409,
  too_large: 413,
  unsupported_type: 415,
  pdf_unreadable: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};
