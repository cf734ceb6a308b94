import type { SearchedWord } from '../search-query.js';
import { WordIndex } from './word-index.js';

/** Numbers for texts that many jobs share, such as the names of companies. */
export class Labels {
  readonly texts: string[] = [];
  /** By number. */
  readonly jobs: number[] = [];
  readonly words = new WordIndex();
  private readonly numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.numbers.set(text, number);
    this.jobs.push(0);
    this.words.add(number, text);
    return number;
  }

  count(number: number, by: number): void {
    this.jobs[number] = (this.jobs[number] ?? 0) + by;
  }

  /** Numbers of the texts with all the words. */
  having(words: readonly SearchedWord[]): number[] {
    const [first = [], ...others] = words.map((word) => this.words.matching(word));
    const sets = others.map((numbers) => new Set(numbers));
    return first.filter((number) => sets.every((set) => set.has(number)));
  }

  jobsWith(word: SearchedWord): number {
    return this.words.matching(word).reduce((sum, number) => sum + (this.jobs[number] ?? 0), 0);
  }
}
