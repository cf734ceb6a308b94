import { ApiError } from '../../../lib/api';

/** A proxy answers with these while the board is down. */
const PROXY_ERRORS = [502, 503, 504];

/** Whether the request may not have reached the board. An error in the board's own format is an answer. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'network' || (error.code === 'internal' && PROXY_ERRORS.includes(error.status));
}
