import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { LIMITS } from '@skybil/shared';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsMongoId,
  IsNotEmpty,
  IsNumber,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isKnownEmail, isPlainEmail, PLAIN_EMAIL, storedEmail } from './email-address.js';

/**
 * Each decorator in this file validates, converts and documents a field. A string field accepts only strings (INPUT-3). An
 * absent or empty field fails `isDefined` or `isNotEmpty`, which the validation pipe reports as missing details.
 */
interface FieldOptions {
  description: string;
  example?: unknown;
  optional?: boolean;
  default?: unknown;
  /** For optional fields: '' means absent, because a form sends it for an emptied input. */
  unsets?: boolean;
}

function documented(options: FieldOptions, schema: Partial<ApiPropertyOptions>): PropertyDecorator {
  return ApiProperty({
    description: options.description,
    example: options.example,
    required: !options.optional,
    default: options.default,
    ...schema,
  } as ApiPropertyOptions);
}

/** An optional field may be absent, but not null (INPUT-3). */
function presence(options: FieldOptions, what: string): PropertyDecorator {
  if (!options.optional) return applyDecorators(IsDefined({ message: `${what} is required` }));
  return applyDecorators(
    ValidateIf((_, value: unknown) => value !== undefined),
    ...(options.unsets ? [Transform(({ value }) => (isBlank(value) ? options.default : value))] : []),
  );
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** 'Closing date' for 'closingDate' */
export function label(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function field(build: (what: string) => PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of build(label(String(key)))) decorate(target, key);
  };
}

const requiredText = (what: string): PropertyDecorator[] => [
  IsString({ message: `${what} must be a text` }),
  IsNotEmpty({ message: `${what} is required` }),
];

const CONTROL = String.raw`\u0000-\u001f\u007f-\u009f`;
const ONE_LINE = `^[^${CONTROL}]*$`;
const ONE_LINE_NOT_BLANK = String.raw`^[^${CONTROL}]*[^\s${CONTROL}][^${CONTROL}]*$`;

interface TextOptions extends FieldOptions {
  max: number;
  min?: number;
  allowEmpty?: boolean;
  pattern?: string;
  format?: string;
  numbers?: boolean;
}

function textSchema({ max, min, allowEmpty, unsets, pattern, format }: TextOptions) {
  const mayBeEmpty = allowEmpty || unsets;
  const bounds = { maxLength: max, minLength: min ?? (mayBeEmpty ? undefined : 1) };
  if (pattern) return { ...bounds, pattern };
  if (format) return { ...bounds, format };
  return { ...bounds, pattern: mayBeEmpty ? ONE_LINE : ONE_LINE_NOT_BLANK };
}

const numberAsText = (value: unknown): unknown => (Number.isFinite(value) ? String(value) : value);

/** Text on one line, trimmed. `pattern` and `format` only document a rule that another decorator validates. */
export function TextField(options: TextOptions): PropertyDecorator {
  return field((what) => [
    documented(
      options,
      options.numbers
        ? { oneOf: [{ ...textSchema(options), type: 'string' }, { type: 'number' }] }
        : { ...textSchema(options), type: String },
    ),
    presence(options, what),
    Transform(({ value }: { value: unknown }) => trim(options.numbers ? numberAsText(value) : value)),
    IsString({ message: `${what} must be a text` }),
    ...(options.allowEmpty ? [] : [IsNotEmpty({ message: `${what} is required` })]),
    Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: `${what} must be on one line without control characters` }),
    MaxLength(options.max, { message: `${what} may have at most ${options.max} characters` }),
    ...(options.min
      ? [MinLength(options.min, { message: `${what} needs at least ${options.min} characters` })]
      : []),
  ]);
}

/** Rich text. The service checks its size after sanitizing it (JOB-9). */
export function HtmlField(options: FieldOptions): PropertyDecorator {
  return field((what) => [
    documented(options, { type: String, minLength: 1, maxLength: LIMITS.postJobJsonBytes }),
    presence(options, what),
    ...requiredText(what),
  ]);
}

interface EmailOptions extends FieldOptions {
  /** Accepts quoted names, for accounts older than the rule that refuses them. */
  ofAccount?: boolean;
}

export function EmailField(options: EmailOptions): PropertyDecorator {
  return field((what) => [
    documented(options, {
      type: String,
      format: 'email',
      pattern: options.ofAccount ? undefined : PLAIN_EMAIL,
      maxLength: LIMITS.emailCharacters,
    }),
    presence(options, what),
    Transform(({ value }: { value: unknown }) =>
      // JSON can contain a lone surrogate, on which isEmail throws.
      typeof value === 'string' ? storedEmail(value.replace(/\p{Cs}/gu, '\ufffd')) : value,
    ),
    ...requiredText(what),
    MaxLength(LIMITS.emailCharacters, {
      message: `${what} may have at most ${LIMITS.emailCharacters} characters`,
    }),
    ValidateBy(
      {
        name: 'isEmail',
        validator: {
          validate: (value: unknown) =>
            typeof value === 'string' && (options.ofAccount ? isKnownEmail : isPlainEmail)(value),
        },
      },
      { message: 'Enter a valid e-mail address' },
    ),
  ]);
}

/** Any text is valid, so that a wrong password fails at sign-in. */
export function PasswordField(options: FieldOptions): PropertyDecorator {
  return passwordField(options, 1);
}

/** The service also refuses common passwords (SIGN-1). */
export function NewPasswordField(options: FieldOptions): PropertyDecorator {
  return passwordField(options, LIMITS.passwordMin);
}

function passwordField(options: FieldOptions, min: number): PropertyDecorator {
  const max = LIMITS.passwordMax;
  return field((what) => [
    documented(options, { type: String, format: 'password', minLength: min, maxLength: max }),
    presence(options, what),
    ...requiredText(what),
    MinLength(min, { message: `${what} needs at least ${min} characters` }),
    MaxLength(max, { message: `${what} may have at most ${max} characters` }),
  ]);
}

interface OptionOptions extends FieldOptions {
  /** Replaces the sentence that lists the options. */
  refusal?: string;
}

export function OptionField(list: readonly string[], options: OptionOptions): PropertyDecorator {
  return field((what) => [
    documented(options, { type: String, enum: options.unsets ? [...list, ''] : [...list] }),
    presence(options, what),
    Transform(({ value }: { value: unknown }) => optionIn(list, value)),
    ...requiredText(what),
    IsIn(list, { message: options.refusal ?? `${what} must be one of: ${list.join(', ')}` }),
  ]);
}

export function OptionsField(list: readonly string[], options: FieldOptions): PropertyDecorator {
  return field((what) => [
    documented(options, {
      type: [String],
      enum: [...list],
      isArray: true,
      maxItems: list.length * 2,
    }),
    presence(options, what),
    Transform(({ value }: { value: unknown }) =>
      [value]
        .flat()
        .filter((one) => !options.unsets || !isBlank(one))
        .map((one) => optionIn(list, one)),
    ),
    IsArray({ message: `${what} must be a list` }),
    ArrayMaxSize(list.length * 2, { message: `${what} has too many values` }),
    IsIn(list, { each: true, message: `${what} must be one of: ${list.join(', ')}` }),
  ]);
}

function optionIn(list: readonly string[], value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const wanted = value.trim().toLowerCase();
  return list.find((option) => option.toLowerCase() === wanted) ?? value.trim();
}

const ID_PATTERN = '^[0-9a-fA-F]{24}$';

export function IdField(options: FieldOptions): PropertyDecorator {
  return field((what) => [
    documented({ example: '665f1c2e9b3e4a0012ab34cd', ...options }, { type: String, pattern: ID_PATTERN }),
    presence(options, what),
    ...requiredText(what),
    IsMongoId({ message: `${what} must be 24 hex digits` }),
  ]);
}

export function IdsField(options: FieldOptions & { max: number }): PropertyDecorator {
  return field((what) => [
    documented({ example: ['665f1c2e9b3e4a0012ab34cf'], ...options }, {
      type: 'array',
      minItems: 1,
      maxItems: options.max,
      items: { type: 'string', pattern: ID_PATTERN },
    } as Partial<ApiPropertyOptions>),
    presence(options, what),
    IsArray({ message: `${what} must be a list` }),
    ArrayNotEmpty({ message: `${what} is required` }),
    ArrayMaxSize(options.max, { message: `${what} may have at most ${options.max} entries` }),
    IsString({ each: true, message: `${what} must be texts` }),
    IsMongoId({ each: true, message: `Each of ${what.toLowerCase()} must be 24 hex digits` }),
  ]);
}

export function BooleanField(options: FieldOptions): PropertyDecorator {
  return field((what) => [
    documented(options, { type: Boolean }),
    presence(options, what),
    IsBoolean({ message: `${what} must be true or false` }),
  ]);
}

/** Text is converted, because query values are text. */
export function IntegerField(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  return field((what) => [
    documented(options, { type: 'integer', minimum: options.min, maximum: options.max }),
    presence(options, what),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    ),
    Min(options.min, { message: `${what} must be at least ${options.min}` }),
    Max(options.max, { message: `${what} may be at most ${options.max}` }),
    IsInt({ message: `${what} must be a whole number` }),
  ]);
}

/** A number with at most two decimals. */
export function NumberField(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  return field((what) => [
    documented(options, { type: Number, minimum: options.min, maximum: options.max }),
    presence(options, what),
    Min(options.min, { message: `${what} must be at least ${options.min}` }),
    Max(options.max, { message: `${what} may be at most ${options.max}` }),
    IsNumber({ maxDecimalPlaces: 2 }, { message: `${what} must be a number with at most two decimals` }),
  ]);
}
