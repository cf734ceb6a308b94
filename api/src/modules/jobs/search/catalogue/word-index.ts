import { normalized } from '../../places/names.js';
import type { SearchedWord } from '../search-query.js';
import { Postings } from './postings.js';

/** Words are grouped by this many letters at their start. */
const LETTERS = 2;
/** Estimate: a string's header, its map entry and its place in a group. */
const WORD_BYTES = 72;

/** Finds numbered texts by their words, without accents and signs. */
export class WordIndex {
  private readonly numbers = new Map<string, number>();
  private readonly groups = new Map<string, string[]>();
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

  words(): Iterable<string> {
    return this.numbers.keys();
  }

  private beginning(text: string): string[] {
    const start = text.slice(0, LETTERS);
    const groups =
      start.length === LETTERS
        ? [this.groups.get(start) ?? []]
        : [...this.groups].flatMap(([key, words]) => (key.startsWith(start) ? [words] : []));
    return groups.flat().filter((word) => word.startsWith(text));
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(word, number);
    const start = word.slice(0, LETTERS);
    const group = this.groups.get(start);
    if (group) group.push(word);
    else this.groups.set(start, [word]);
    return number;
  }
}
