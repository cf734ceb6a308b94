import type { ErrorCode } from '@skybil/shared';

export interface AppErrorDetails {
  /** One sentence per field, by field name. */
  errors?: Record<string, string>;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** The work was done, so the use counted against its limit is not refunded. */
  isSpent?: boolean;
}

/** A failure that is sent to the caller. `message` is one sentence fit for a toast. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: AppErrorDetails = {},
  ) {
    super(message);
  }
}
