import { normalized } from '../../places/names.js';
import { isOneErrorApart } from '../one-error.js';
import type { SearchedWord } from '../search-query.js';
import { Postings } from './postings.js';

/** Words are grouped by this many letters at their start, and at their end. */
const LETTERS = 2;
/** Estimate: a string's header, its map entry and its places in two groups. */
const WORD_BYTES = 80;

/** Finds numbered texts by their words, without accents and signs. */
export class WordIndex {
  private readonly numbers = new Map<string, number>();
  private readonly byStart = new Map<string, string[]>();
  private readonly byEnd = new Map<string, string[]>();
  private readonly textsWith = new Postings();

  get bytes(): number {
    return this.numbers.size * WORD_BYTES + this.textsWith.bytes;
  }

  add(number: number, text: string): void {
    for (const word of new Set(normalized(text).split(' '))) this.textsWith.add(this.numberOf(word), number);
  }

  /** Numbers of texts, some of them repeatedly. */
  matching({ text, isWhole }: SearchedWord): number[] {
    const words = isWhole ? [text] : this.beginning(text);
    return words.flatMap((word) => this.textsWith.of(this.numbers.get(word) ?? -1));
  }

  /** @param word of five letters or more, so that an error leaves its first two letters or its last two unchanged */
  oneErrorFrom(word: string): Set<string> {
    const near = [this.byStart.get(startOf(word)), this.byEnd.get(endOf(word))];
    return new Set(near.flatMap((words = []) => words.filter((known) => isOneErrorApart(known, word))));
  }

  private beginning(text: string): string[] {
    const start = startOf(text);
    const groups =
      start.length === LETTERS
        ? [this.byStart.get(start) ?? []]
        : [...this.byStart].flatMap(([key, words]) => (key.startsWith(start) ? [words] : []));
    return groups.flat().filter((word) => word.startsWith(text));
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(word, number);
    group(this.byStart, startOf(word), word);
    group(this.byEnd, endOf(word), word);
    return number;
  }
}

const startOf = (word: string) => word.slice(0, LETTERS);
const endOf = (word: string) => word.slice(-LETTERS);

function group(groups: Map<string, string[]>, key: string, word: string): void {
  const words = groups.get(key);
  if (words) words.push(word);
  else groups.set(key, [word]);
}
