import { type ErrorBody, type ErrorCode, MESSAGES } from '@skybil/shared';

/** A failed call. `message` is one sentence that can be shown in a toast. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** `network` when no answer came. */
    readonly code: ErrorCode | 'network',
    readonly errors?: Record<string, string>,
    readonly requestId?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** Reads a failed answer. A body that is not the board's own becomes a generic error. */
  static async from(response: Response): Promise<ApiError> {
    const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
    return ApiError.of(body ?? {}, response.status);
  }

  static of(body: Partial<ErrorBody>, status: number): ApiError {
    const { message = MESSAGES.internal, code = 'internal', errors, requestId } = body;
    return new ApiError(message, status, code, errors, requestId);
  }
}
