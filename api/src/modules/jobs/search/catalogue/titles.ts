import type { SearchedWord } from '../search-query.js';
import { Postings } from './postings.js';
import { type Fit, Vocabulary } from './vocabulary.js';
import { WordIndex } from './word-index.js';

/** Estimate: a title of 40 letters, and an array entry. */
const TITLE_BYTES = 56 + 8;

/** The titles of the slots, in lower case. */
export class Titles {
  private readonly texts: string[] = [];
  /** Words as the spaces of the titles separate them, with their signs. */
  private readonly vocabulary = new Vocabulary();
  private readonly withWord = new Postings();
  /** Numbers of the vocabulary by the words without signs. */
  readonly words = new WordIndex();

  get size(): number {
    return this.vocabulary.size;
  }

  get bytes(): number {
    return this.texts.length * TITLE_BYTES + this.vocabulary.bytes + this.withWord.bytes + this.words.bytes;
  }

  of(slot: number): string {
    return this.texts[slot] ?? '';
  }

  set(slot: number, title: string): void {
    this.texts[slot] = title;
    for (const word of this.wordsOf(title)) this.withWord.add(word, slot);
  }

  /** The text stays until the slot is given away. */
  remove(slot: number): void {
    for (const word of this.wordsOf(this.of(slot))) this.withWord.remove(word, slot);
  }

  /**
   * Slots whose title contains the term. A term with spaces is the end of a word, whole words and the start of a word.
   * Titles with all these words are found first, beginning with the rarest word, and then compared with the term.
   */
  containing(term: string): Uint32Array {
    const pieces = term.split(' ');
    const [rarest = [], ...others] = pieces
      .map((piece, at) => this.vocabulary.matching(piece, fitOf(at, pieces.length - 1)))
      .sort((a, b) => this.withWord.size(a) - this.withWord.size(b));
    let found = this.withWord.union(rarest, this.texts.length);
    if (pieces.length === 1) return found;
    for (const words of others) found = this.withWord.among(found, words, this.texts.length);
    return this.among(found, term);
  }

  among(slots: Uint32Array, term: string): Uint32Array {
    return slots.filter((slot) => this.of(slot).includes(term));
  }

  /**
   * Raises the score of each slot whose title has all the words to the weight.
   * @param matched zeros, for the number of words that each slot has
   */
  raise(scores: Uint8Array, words: readonly SearchedWord[], weight: number, matched: Uint8Array): void {
    words.forEach((word, at) => {
      const isLast = at === words.length - 1;
      for (const number of this.words.matching(word)) {
        for (const slot of this.withWord.of(number)) {
          if (matched[slot] !== at) continue;
          matched[slot] = at + 1;
          if (isLast && (scores[slot] as number) < weight) scores[slot] = weight;
        }
      }
    });
  }

  /** Slots whose title has all the words. */
  having(words: readonly SearchedWord[]): number[] {
    const slots = this.texts.length;
    const scores = new Uint8Array(slots);
    this.raise(scores, words, 1, new Uint8Array(slots));
    const found: number[] = [];
    for (let slot = 0; slot < slots; slot += 1) if (scores[slot] === 1) found.push(slot);
    return found;
  }

  jobsWith(word: SearchedWord): number {
    return this.withWord.size(this.words.matching(word));
  }

  private wordsOf(title: string): number[] {
    const numbers: number[] = [];
    for (const word of title.split(' ')) {
      const number = this.numberOf(word);
      if (!numbers.includes(number)) numbers.push(number);
    }
    return numbers;
  }

  private numberOf(word: string): number {
    const known = this.vocabulary.size;
    const number = this.vocabulary.numberOf(word);
    if (number === known) this.words.add(number, word);
    return number;
  }
}

function fitOf(at: number, last: number): Fit {
  if (last === 0) return 'anywhere';
  if (at === 0) return 'at its end';
  return at === last ? 'at its start' : 'whole';
}
