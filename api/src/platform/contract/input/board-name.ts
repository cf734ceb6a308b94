import { SITE_NAME } from '@skybil/shared';
import { DIGITS, LOOK_ALIKES } from './look-alikes.js';

/** Accents, and signs that nobody sees. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
/** "I" and "l" are one stroke. */
const ALIKE = 'il';

export const BOARD_NAME_FAULT = 'A name may not hold that of this board, nor look like it';

/** For each letter of the board's name the signs that may stand for it. */
const BOARD = [...SITE_NAME.toLowerCase()].map((letter) => {
  const letters = ALIKE.includes(letter) ? [...ALIKE] : [letter];
  return new Set(letters.flatMap((one) => [one, ...(LOOK_ALIKES[one] ?? ''), ...(DIGITS[one] ?? '')]));
});

function readsAsBoard(signs: readonly string[], from = 0): boolean {
  return BOARD.every((alike, at) => alike.has(signs[from + at] ?? ''));
}

/** True for what may be taken for the board itself: 'SKYBIL (Official)', 'S k y b i l', '5kyb1l', Cyrillic 'Ѕкуbil' (PERSON-28). */
export function bearsBoardName(name: string): boolean {
  const words = name
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => [...word]);
  // words that are the name only together: 'Sky Bil', and not 'Sky Billing'
  const isSpeltFrom = (first: number) =>
    BOARD.some((_, more) => {
      const signs = words.slice(first, first + more + 1).flat();
      return signs.length === BOARD.length && readsAsBoard(signs);
    });
  return words.some((word, first) => word.some((_, from) => readsAsBoard(word, from)) || isSpeltFrom(first));
}
