import { LIMITS, nameProblem, type NameKind } from '@skybil/shared';
import { applyDecorators } from '@nestjs/common';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { BOARD_NAME_FAULT, bearsBoardName } from './board-name.js';
import { TextField } from './fields.js';

interface NameOptions {
  description: string;
  example: string;
  optional?: boolean;
}

/** PERSON-10, PERSON-28 */
export function NameField(kind: NameKind, options: NameOptions): PropertyDecorator {
  const faultOf = (value: unknown) => {
    if (typeof value !== 'string') return undefined;
    return nameProblem(kind, value) ?? (bearsBoardName(value) ? BOARD_NAME_FAULT : undefined);
  };
  return applyDecorators(
    TextField({ ...options, max: LIMITS.nameCharacters }),
    ValidateBy({
      name: 'isName',
      validator: {
        validate: (value) => faultOf(value) === undefined,
        defaultMessage: (given?: ValidationArguments) => faultOf(given?.value) ?? '',
      },
    }) as PropertyDecorator,
  );
}
