import type { ErrorCode } from '@skybil/shared';

export interface AppErrorDetails {
  /** One sentence per field, by field name. */
  errors?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** The work was done, so the use counted against its limit is not refunded. */
  isSpent?: boolean;
}

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: AppErrorDetails = {},
  ) {
    super(message);
  }
}

export function fieldError(code: ErrorCode, field: string, message: string): AppError {
  return new AppError(code, message, { errors: { [field]: message } });
}
