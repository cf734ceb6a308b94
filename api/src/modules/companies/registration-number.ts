import { boardFile } from '@skybil/shared';
import { ValidateBy } from 'class-validator';
import { literal } from '../../platform/database/literal-text.js';

/** 'RC', 'BN'; none if the board folder names none. */
export const NUMBER_PREFIXES = boardFile().country.companyNumbers ?? [];
export const NUMBER_EXAMPLE = [NUMBER_PREFIXES[0], '123456'].filter(Boolean).join(' ');

const PREFIX = NUMBER_PREFIXES.map((prefix) => literal(prefix)).join('|') || '[A-Z]{0,4}';
/** Leading zeros make no other number. */
const NUMBER = new RegExp(String.raw`^(${PREFIX})[\s.:/-]{0,3}(?:No\.?\s?)?0{0,9}([1-9]\d{0,9})$`, 'i');

export const NUMBER_FAULT = `Write the number as it is on the certificate: ${[NUMBER_PREFIXES.join(' or '), 'digits'].filter(Boolean).join(' and ')}, such as ${NUMBER_EXAMPLE}`;

/** 'rc0123456' and 'RC-123456' are stored as 'RC 123456'. @returns undefined for anything else */
export function storedNumber(given: string): string | undefined {
  const [, prefix = '', digits] = NUMBER.exec(given.trim()) ?? [];
  return digits && `${prefix.toUpperCase()} ${digits}`.trim();
}

/** For a field that is a `TextField`, too (VERIFIED-1). */
export function RegistrationNumber(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isRegistrationNumber',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && storedNumber(value) !== undefined,
      },
    },
    { message: NUMBER_FAULT },
  );
}
