import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

interface AnswerOptions {
  optional?: boolean;
  nullable?: boolean;
  example?: unknown;
}

function answerField(
  description: string,
  { optional, nullable, example }: AnswerOptions,
  schema: object,
): PropertyDecorator {
  return ApiProperty({
    description,
    required: !optional,
    nullable,
    example,
    ...schema,
  } as ApiPropertyOptions);
}

export const IdAnswer = (description: string, example: string): PropertyDecorator =>
  answerField(`${description}, 24 hex digits`, { example }, { type: String, pattern: '^[0-9a-f]{24}$' });

export const TextAnswer = (
  description: string,
  example: string,
  options: AnswerOptions = {},
): PropertyDecorator => answerField(description, { ...options, example }, { type: String });

export const TextsAnswer = (
  description: string,
  example: string,
  { maxItems, ...options }: AnswerOptions & { maxItems: number },
): PropertyDecorator =>
  answerField(description, { ...options, example: [example] }, { type: [String], maxItems });

export const WordAnswer = (
  description: string,
  words: readonly string[],
  options: AnswerOptions = {},
): PropertyDecorator =>
  answerField(description, { example: words[0], ...options }, { type: String, enum: [...words] });

export const WordsAnswer = (
  description: string,
  words: readonly string[],
  options: AnswerOptions = {},
): PropertyDecorator =>
  answerField(
    description,
    { example: [words[0]], ...options },
    { type: 'array', items: { type: 'string', enum: [...words] }, maxItems: words.length },
  );

export const CountAnswer = (
  description: string,
  example: number,
  options: AnswerOptions = {},
): PropertyDecorator => answerField(description, { ...options, example }, { type: 'integer', minimum: 0 });

export const NumberAnswer = (
  description: string,
  example: number,
  options: AnswerOptions = {},
): PropertyDecorator => answerField(description, { ...options, example }, { type: Number, minimum: 0 });

export const FlagAnswer = (
  description: string,
  example: boolean,
  options: AnswerOptions = {},
): PropertyDecorator => answerField(description, { ...options, example }, { type: Boolean });

export const TimeAnswer = (description: string, options: AnswerOptions = {}): PropertyDecorator =>
  answerField(
    `${description}, ISO-8601 in UTC`,
    { example: '2026-05-24T20:46:34.035Z', ...options },
    { type: String, format: 'date-time' },
  );

export const LinkAnswer = (
  description: string,
  example: string,
  options: AnswerOptions = {},
): PropertyDecorator => answerField(description, { ...options, example }, { type: String, format: 'uri' });

export const PartAnswer = (
  description: string,
  type: ApiPropertyOptions['type'],
  options: AnswerOptions & { maxItems?: number } = {},
): PropertyDecorator => answerField(description, options, { type, maxItems: options.maxItems });
