import { MESSAGES } from '@skybil/shared';
import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { refuseForbiddenKeys } from '../../platform/contract/input/forbidden-keys.js';

/** The job filters. Any other repeated key is refused (INPUT-3). */
const REPEATABLE = new Set(['category', 'locations', 'level']);

export const queryRules: RequestHandler = (request, _response, next) => {
  const isApi = request.path.startsWith('/api/');
  // Under /api, `refuseForbiddenKeys` names the key.
  if ((isApi ? request.path : request.url).includes('%00'))
    throw new AppError('bad_input', MESSAGES.nulCharacter);
  if (!isApi || !request.url.includes('?')) return next();
  const { query } = request;
  refuseForbiddenKeys(query);
  for (const key of Object.keys(query)) {
    if (Array.isArray(query[key]) && !REPEATABLE.has(key)) {
      throw new AppError('bad_input', `${key} may be given once only`, {
        errors: { [key]: 'Give it once only' },
      });
    }
  }
  next();
};
