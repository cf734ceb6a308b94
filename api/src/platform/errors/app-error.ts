import type { ErrorCode } from '@skybil/shared';

export interface AppErrorDetails {
  /** Field name to one sentence. */
  errors?: Record<string, string>;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** The work was done: a limit that was counted for it gives nothing back. */
  isSpent?: boolean;
}

/** A failure that the caller is told about. `message` is one sentence fit for a toast. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: AppErrorDetails = {},
  ) {
    super(message);
  }
}
