import { hash } from 'node:crypto';
import { linesOf } from './advert-text.js';

/** Two companies may write the same short text by chance. */
const MIN_WORDS = 40;

/** @returns a key that texts of the same words have; undefined for a short text */
export function textKey(description: string): string | undefined {
  const words =
    linesOf(description)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < MIN_WORDS ? undefined : hash('sha1', words.join(' '), 'base64url');
}
