import { normalized } from '../places/names.js';

/** Shorter words are not corrected, because too many words are one typing error away. */
const CORRECTED_LETTERS = 5;
/** Longer words are not corrected: no job has them. */
const MOST_CORRECTED_LETTERS = 30;
/** Most suggestions of each sort, so that an answer takes at most 2 kB. */
export const SUGGESTED = { titles: 4, companies: 3, places: 3 } as const;
/** Titles are counted among this many of the newest jobs. */
export const SUGGESTIONS_FROM = 2_000;

/** Whether each text begins a word of the name. */
export function beginsAll(name: string, texts: readonly string[]): boolean {
  const words = normalized(name).split(' ');
  return texts.every((text) => words.some((word) => word.startsWith(text)));
}

export function isCorrectable({ length }: string): boolean {
  return length >= CORRECTED_LETTERS && length <= MOST_CORRECTED_LETTERS;
}
