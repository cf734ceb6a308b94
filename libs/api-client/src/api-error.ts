import { type ErrorBody, type ErrorCode, MESSAGES } from '@skybil/shared';

/** A failed call. `message` is one sentence fit for a toast. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** The server's stable word, or `network` when no answer came. */
    readonly code: ErrorCode | 'network',
    /** Field name to one sentence. */
    readonly errors?: Record<string, string>,
    readonly requestId?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** Reads a failed answer; one that is not the board's own becomes a plain failure. */
  static async from(response: Response): Promise<ApiError> {
    const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
    const { message = MESSAGES.internal, code = 'internal', errors, requestId } = body ?? {};
    return new ApiError(message, response.status, code, errors, requestId);
  }
}
