import { ApiError } from '@skybil/api-client';
import { type ErrorBody, MESSAGES } from '@skybil/shared';
import { HttpError } from 'react-admin';

/** react-admin's forms put `errors` beside the fields and toast `root.serverError`. */
const boardError = (message: string, status: number, errors?: Record<string, string>) =>
  new HttpError(message, status, errors && { errors: { ...errors, root: { serverError: message } } });

/** Whatever a call was rejected with, as the one kind of failure the console knows; its message is fit for a toast. */
export function toBoardError(error: unknown): Error {
  if (error instanceof ApiError) return boardError(error.message, error.status, error.errors);
  if (error instanceof HttpError) {
    const body = error.body as Partial<ErrorBody> | undefined;
    return boardError(body?.message ?? MESSAGES.internal, error.status, body?.errors);
  }
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  return boardError(MESSAGES.unreachable, 0);
}
