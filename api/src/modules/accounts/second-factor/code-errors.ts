import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../../platform/errors/app-error.js';

export function codeNeeded(): AppError {
  const sentence = MESSAGES.secondFactorNeeded;
  return new AppError('invalid_code', sentence, { errors: { code: sentence } });
}

export function wrongCode(): AppError {
  const sentence = MESSAGES.secondFactorWrong;
  return new AppError('invalid_code', sentence, { errors: { code: sentence } });
}
