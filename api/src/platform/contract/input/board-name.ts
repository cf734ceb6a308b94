import { SITE_NAME } from '@skybil/shared';
import { DIGITS, LOOK_ALIKES } from './look-alikes.js';

/** Accents and invisible characters. */
const IGNORED = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
/** "I" and "l" look the same. */
const ALIKE = 'il';

export const BOARD_NAME_FAULT = 'A name may not hold that of this board, nor look like it';

/** For each letter of the board's name, the characters that look like it. */
const BOARD = [...SITE_NAME.toLowerCase()].map((letter) => {
  const letters = ALIKE.includes(letter) ? [...ALIKE] : [letter];
  return new Set(letters.flatMap((one) => [one, ...(LOOK_ALIKES[one] ?? ''), ...(DIGITS[one] ?? '')]));
});

function readsAsBoard(signs: readonly string[], from = 0): boolean {
  return BOARD.every((alike, at) => alike.has(signs[from + at] ?? ''));
}

/** Whether a name could be mistaken for the board: 'SKYBIL (Official)', 'S k y b i l', '5kyb1l', Cyrillic 'Ѕкуbil' (PERSON-28). */
export function bearsBoardName(name: string): boolean {
  const words = name
    .normalize('NFKD')
    .replace(IGNORED, '')
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => [...word]);
  // whole words that form the name when joined: 'Sky Bil', but not 'Sky Billing'
  const isSpeltFrom = (first: number) =>
    BOARD.some((_, more) => {
      const signs = words.slice(first, first + more + 1).flat();
      return signs.length === BOARD.length && readsAsBoard(signs);
    });
  return words.some((word, first) => word.some((_, from) => readsAsBoard(word, from)) || isSpeltFrom(first));
}
