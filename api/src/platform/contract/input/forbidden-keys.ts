import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../errors/app-error.js';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 20;

/** Some programs end a text at this character and others do not. */
const NUL = '\u0000';

/** Refuses keys that the database reads as operators or that change a prototype (INPUT-2), and U+0000 in any text. */
export function refuseForbiddenKeys(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new AppError('bad_input', 'The request is nested too deeply');
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key];
    refuseNul(key, key);
    if (typeof inner === 'string') refuseNul(inner, key);
    if (!Array.isArray(value) && (key.startsWith('$') || key.includes('.') || FORBIDDEN.has(key))) {
      throw new AppError('bad_input', MESSAGES.forbiddenKey);
    }
    refuseForbiddenKeys(inner, depth + 1);
  }
}

export function refuseNul(text: string, key: string): void {
  if (!text.includes(NUL)) return;
  const errors = { [key.replaceAll(NUL, '')]: MESSAGES.nulCharacter };
  throw new AppError('bad_input', MESSAGES.nulCharacter, { errors });
}
