import { ApiError, lostConnection } from '@skybil/api-client';
import { type ErrorBody, MESSAGES } from '@skybil/shared';
import { HttpError } from 'react-admin';

/** Errors in the form that react-admin expects: `errors` by field. */
const boardError = (message: string, status: number, errors?: Record<string, string>) =>
  new HttpError(message, status, errors && { errors });

/** Converts any error of a call. Its message can be shown in a toast. */
export function toBoardError(error: unknown): Error {
  if (error instanceof ApiError) return boardError(error.message, error.status, error.errors);
  if (error instanceof HttpError) {
    const body = error.body as Partial<ErrorBody> | undefined;
    return boardError(body?.message ?? MESSAGES.internal, error.status, body?.errors);
  }
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  return boardError(lostConnection().message, 0);
}
