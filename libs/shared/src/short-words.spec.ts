import { expect, it } from 'vitest';
import { isShortWord } from './short-words.js';

it.each([
  ['hr', true],
  ['HR', true],
  ['it', true],
  ['intern', true],
  ['remote', true],
  ['internal', false],
  ['hr manager', false],
  ['', false],
])('%j is a short word: %j', (text, isShort) => {
  expect(isShortWord(text)).toBe(isShort);
});
