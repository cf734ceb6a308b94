import type { ErrorCode } from '@skybil/shared';
import type { GuardedRequest } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { RequestLimits } from '../../platform/limits/request-limits.js';

const WRONG_INPUT = new Set<ErrorCode>(['bad_input', 'missing_details', 'too_large']);

/** The limit of thirty jobs an hour counts jobs, not mistakes. A request whose file a worker has read is not refunded. */
export async function refundWrongInput(
  limits: RequestLimits,
  { request, error }: { request: GuardedRequest; error: unknown },
): Promise<void> {
  if (!request.counted || !(error instanceof AppError) || error.details.isSpent) return;
  if (WRONG_INPUT.has(error.code)) await limits.refund(request, request.principal, request.counted);
}
