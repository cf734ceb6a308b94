import { ApiError } from '../../../lib/api';

/** Statuses that a proxy answers with for a board that is down. */
const OF_A_PROXY = [502, 503, 504];

/** Whether it is unknown if the board heard a call. A failure in the board's own words is an answer. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'network' || (error.code === 'internal' && OF_A_PROXY.includes(error.status));
}
