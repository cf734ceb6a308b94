import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { NIGERIAN_WORDS } from './nigerian-words.js';

/** Characters that are judged. Who guesses begins at the beginning, and 128 hostile ones would hold the process for 0.15 s. */
const JUDGED = 32;
/** Words with a digit, a year or a sign need fewer, eight random characters more. */
const FEWEST_GUESSES = 5e6;

const judge = new ZxcvbnFactory({
  dictionary: { ...dictionary, nigeria: NIGERIAN_WORDS },
  graphs: adjacencyGraphs,
  maxLength: JUDGED,
});

/** Whether a password is made of what is tried first: leaked passwords, names and words, keyboard rows, dates (SIGN-1). */
export function isCommonPassword(password: string): boolean {
  return judge.check(password).guesses < FEWEST_GUESSES;
}
