import { ValidationPipe } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { ValidationError } from 'class-validator';
import { AppError } from '../../errors/app-error.js';

const MISSING = ['isDefined', 'isNotEmpty', 'arrayNotEmpty'];

/** Validates every DTO and drops unknown keys (INPUT-2). */
export const validationPipe = new ValidationPipe({
  whitelist: true,
  transform: true,
  stopAtFirstError: false,
  validationError: { target: false, value: false },
  exceptionFactory: (failures) => inputError(failures),
});

/** Reports all wrong fields in one failure. A missing field decides its code, as clients of this contract expect. */
function inputError(failures: ValidationError[]): AppError {
  const sentences: Record<string, string> = {};
  let missing = false;
  for (const { property, constraints = {} } of failures) {
    const absent = MISSING.find((name) => constraints[name]);
    missing ||= absent !== undefined;
    sentences[property] =
      (absent && constraints[absent]) || (Object.values(constraints).at(-1) ?? MESSAGES.badInput);
  }
  if (missing) return new AppError('missing_details', MESSAGES.missingDetails, { errors: sentences });
  const [only, ...others] = Object.values(sentences);
  return new AppError('bad_input', only && others.length === 0 ? only : MESSAGES.badInput, {
    errors: sentences,
  });
}
