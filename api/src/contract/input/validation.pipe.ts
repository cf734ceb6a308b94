import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { ValidationError, ValidatorOptions } from 'class-validator';
import { AppError } from '../../errors/app-error.js';
import { converted } from './converted.js';
import { keepsRules } from './quick-check.js';

const MISSING = ['isDefined', 'isNotEmpty', 'arrayNotEmpty'];

/** Nearly all that comes is right, and then class-validator need not be asked. */
class QuickPipe extends ValidationPipe {
  /** A query is flat, and its forbidden keys are refused before: Nest's search for them takes longer than the check. */
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'query' && metadata.metatype && this.toValidate(metadata)) {
      const query = converted(metadata.metatype, value as Record<string, unknown>);
      if (keepsRules(query)) return Promise.resolve(query);
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }

  protected override validate(
    object: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> | ValidationError[] {
    return keepsRules(object) ? [] : super.validate(object, options);
  }

  /** Queries, JSON and the fields of forms hold no binary values: looking for them costs as much as the check. */
  protected override findNestedBinaryValues(): ValidationError[] {
    return [];
  }
}

/** Checks every DTO; unknown keys are dropped, so that only listed fields go further (INPUT-2). */
export const validationPipe = new QuickPipe({
  whitelist: true,
  transform: true,
  stopAtFirstError: false,
  validationError: { target: false, value: false },
  exceptionFactory: (failures) => inputError(failures),
});

/** One failure for all wrong fields: missing ones first, as the clients of this contract expect. */
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
