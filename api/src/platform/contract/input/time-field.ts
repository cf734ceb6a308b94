import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { label, TextField } from './fields.js';

const TIME = String.raw`^([01]\d|2[0-3]):[0-5]\d$`;
const EXAMPLE = '14:30';

/** A time of the country's clock as '14:30'. */
export function TimeField({ description }: { description: string }): PropertyDecorator {
  return applyDecorators(
    TextField({ description, max: EXAMPLE.length, pattern: TIME, example: EXAMPLE }),
    // last, because the sentence of the last check is the one that is answered
    Matches(new RegExp(TIME), {
      message: ({ property }) => `${label(property)} must be a time such as 14:30`,
    }),
  );
}
