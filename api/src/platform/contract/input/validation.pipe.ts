import { ValidationPipe } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { ValidationError } from 'class-validator';
import { AppError } from '../../errors/app-error.js';

const MISSING = ['isDefined', 'isNotEmpty', 'arrayNotEmpty'];

/** Validates every DTO and drops unknown keys (INPUT-2). */
export const validationPipe = new ValidationPipe({
  whitelist: true,
  transform: true,
  validationError: { target: false, value: false },
  exceptionFactory: inputError,
});

/** If any field is missing, the code is `missing_details`. */
function inputError(failures: ValidationError[]): AppError {
  const errors: Record<string, string> = {};
  let isMissing = false;
  for (const { property, constraints = {} } of failures) {
    const missing = MISSING.map((name) => constraints[name]).find(Boolean);
    isMissing ||= missing !== undefined;
    errors[property] = missing ?? Object.values(constraints).at(-1) ?? MESSAGES.badInput;
  }
  if (isMissing) return new AppError('missing_details', MESSAGES.missingDetails, { errors });
  const [first = MESSAGES.badInput, ...others] = Object.values(errors);
  return new AppError('bad_input', others.length === 0 ? first : MESSAGES.badInput, { errors });
}
