import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { LOCAL_WORDS } from './local-words.js';

/** Only the first characters are checked: 128 hostile ones would block the process for 0.15 s. */
const MAX_LENGTH = 32;
/** A word with a digit, a year or a sign takes fewer guesses; eight random characters take more. */
const MIN_GUESSES = 5e6;

const judge = new ZxcvbnFactory({
  dictionary: { ...dictionary, local: LOCAL_WORDS },
  graphs: adjacencyGraphs,
  maxLength: MAX_LENGTH,
});

/** SIGN-1 */
export function isCommonPassword(password: string): boolean {
  return judge.check(password).guesses < MIN_GUESSES;
}
