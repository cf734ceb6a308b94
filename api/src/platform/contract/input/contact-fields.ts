import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { JOB_LOCATIONS, LIMITS, NATIONWIDE, phoneProblem, storedPhone, websiteProblem } from '@skybil/shared';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { TextField } from './fields.js';

interface ContactOptions {
  description: string;
  example: string;
}

/** @param problemOf a sentence, or undefined for a value that may be stored */
function Rule(name: string, problemOf: (text: string) => string | undefined): PropertyDecorator {
  const find = (value: unknown) => (typeof value === 'string' ? problemOf(value) : undefined);
  return ValidateBy({
    name,
    validator: {
      validate: (value) => find(value) === undefined,
      defaultMessage: (given?: ValidationArguments) => find(given?.value) ?? '',
    },
  }) as PropertyDecorator;
}

/** An optional phone number. An empty text removes it. */
export function PhoneField(options: ContactOptions): PropertyDecorator {
  return applyDecorators(
    TextField({ ...options, max: LIMITS.phoneCharacters, allowEmpty: true, optional: true }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? storedPhone(value) : value)),
    Rule('isPhone', phoneProblem),
  );
}

/** An optional address of the web. An empty text removes it. */
export function WebsiteField(options: ContactOptions): PropertyDecorator {
  return applyDecorators(
    TextField({ ...options, max: LIMITS.websiteCharacters, allowEmpty: true, optional: true }),
    Rule('isWebsite', websiteProblem),
  );
}

/** An optional place of the list. An empty text removes it. */
export function PlaceField(options: ContactOptions): PropertyDecorator {
  const places = [...JOB_LOCATIONS, NATIONWIDE, ''];
  return applyDecorators(
    ApiProperty({ ...options, type: String, enum: places, required: false }),
    ValidateIf((_, value: unknown) => value !== undefined),
    IsIn(places, { message: `Location must be one of: ${places.filter(Boolean).join(', ')}` }),
  );
}

/** Optional text of several lines, trimmed. An empty text removes it. */
export function ParagraphField({ max, ...options }: ContactOptions & { max: number }): PropertyDecorator {
  return (target, key) => {
    const name = String(key);
    const what = name.charAt(0).toUpperCase() + name.slice(1);
    const rules = [
      ApiProperty({ ...options, type: String, maxLength: max, required: false }),
      ValidateIf((_, value: unknown) => value !== undefined),
      Transform(({ value }: { value: unknown }) =>
        typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
      ),
      IsString({ message: `${what} must be a text` }),
      Matches(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, { message: `${what} must not have control characters` }),
      MaxLength(max, { message: `${what} may have at most ${max} characters` }),
    ];
    for (const rule of rules) rule(target, key);
  };
}
