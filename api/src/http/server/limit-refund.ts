import type { ErrorCode } from '@skybil/shared';
import type { GuardedRequest } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { RequestLimits } from '../../platform/limits/request-limits.js';

const WRONG_INPUT = new Set<ErrorCode>(['bad_input', 'missing_details', 'too_large']);

/**
 * Gives a person back what the guard counted for a body that was wrong: thirty jobs an hour are jobs, not mistakes. A file
 * that a worker has read stays counted.
 */
export async function refundWrongInput(
  limits: RequestLimits,
  { request, error }: { request: GuardedRequest; error: unknown },
): Promise<void> {
  if (!request.counted || !(error instanceof AppError) || error.details.isSpent) return;
  if (WRONG_INPUT.has(error.code)) await limits.giveBack(request, request.principal, request.counted);
}
