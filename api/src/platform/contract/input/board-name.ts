import { SITE_NAME } from '@skybil/shared';
import { DIGITS, IGNORED, LOOK_ALIKES } from './look-alikes.js';

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
/** These two look the same. */
const I_OR_L = ['i', 'l'];

export const BOARD_NAME_FAULT = 'A name may not hold that of this board, nor look like it';

/** For each letter of the board's name, a pattern of the characters that look like it. */
const LETTERS = [...SITE_NAME.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')].map((letter) => {
  const letters = I_OR_L.includes(letter) ? I_OR_L : [letter];
  return `[${letters.map((one) => `${one}${LOOK_ALIKES[one] ?? ''}${DIGITS[one] ?? ''}`).join('')}]`;
});
const IN_A_WORD = new RegExp(LETTERS.join(''), 'u');
/** Whole words that form the name when joined: 'Sky Bil', but not 'Sky Billing'. */
const IN_WORDS = new RegExp(`(?:^| )${LETTERS.join(' ?')}(?: |$)`, 'u');

/** Whether a name could be mistaken for the board: 'SKYBIL (Official)', 'S k y b i l', '5kyb1l', Cyrillic 'Ѕкуbil' (PERSON-28). */
export function bearsBoardName(name: string): boolean {
  const words = name.normalize('NFKD').replace(IGNORED, '').toLowerCase().replace(BETWEEN_WORDS, ' ').trim();
  return IN_A_WORD.test(words) || IN_WORDS.test(words);
}
