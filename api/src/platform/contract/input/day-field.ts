import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { label, TextField } from './fields.js';

const DAY = String.raw`^\d{4}-\d{2}-\d{2}$`;
const LENGTH = '2026-12-31'.length;

interface DayOptions {
  description: string;
  optional?: boolean;
  /** '' means absent. */
  unsets?: boolean;
}

/** A day of the calendar as '2026-12-31'. */
export function DayField(options: DayOptions): PropertyDecorator {
  const pattern = options.unsets ? `${DAY}|^$` : DAY;
  return applyDecorators(
    TextField({ ...options, max: LENGTH, pattern, example: '2026-12-31' }),
    // last, because the sentence of the last check is the one that is answered
    ValidateBy(
      { name: 'isDay', validator: { validate: isDay } },
      { message: ({ property }) => `${label(property)} must be a day such as 2026-12-31` },
    ),
  );
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !new RegExp(DAY).test(value)) return false;
  const time = Date.parse(value);
  // Date.parse takes 30 February for 2 March
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
