import { MESSAGES } from '@skybil/shared';
import type { Request, RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';
import { refuseForbiddenKeys } from '../contract/input/forbidden-keys.js';

/** Query keys that may be repeated (the job filters); any other repeated key is refused (INPUT-3). */
const REPEATABLE = new Set(['category', 'locations', 'level']);

/** What the address of a request may hold (INPUT-2, INPUT-3). */
export const queryRules: RequestHandler = (request, _response, next) => {
  if (request.path.includes('%00')) return next(new AppError('bad_input', MESSAGES.nulCharacter));
  if (!request.url.includes('?') || !request.path.startsWith('/api/')) return next();
  try {
    const value = checkedQuery(request);
    // Express reads the address anew each time it is asked
    Object.defineProperty(request, 'query', { value });
    next();
  } catch (error) {
    next(error);
  }
};

/** @throws AppError bad_input */
export function checkedQuery(request: Request): Record<string, unknown> {
  const query: Record<string, unknown> = request.query;
  refuseForbiddenKeys(query);
  for (const key of Object.keys(query)) {
    if (Array.isArray(query[key]) && !REPEATABLE.has(key)) {
      throw new AppError('bad_input', `${key} may be given once only`, {
        errors: { [key]: 'Give it once only' },
      });
    }
  }
  return query;
}
