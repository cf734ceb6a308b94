import { normalized } from '../../places/names.js';
import type { SearchedWord } from '../search-query.js';
import { Postings } from './postings.js';
import { Vocabulary } from './vocabulary.js';

/** Finds numbered texts by their words, without accents and signs. */
export class WordIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly textsWith = new Postings();

  get bytes(): number {
    return this.vocabulary.bytes + this.textsWith.bytes;
  }

  add(number: number, text: string): void {
    for (const word of new Set(normalized(text).split(' ')))
      this.textsWith.add(this.vocabulary.numberOf(word), number);
  }

  /** Numbers of texts, some of them repeatedly. */
  matching({ text, isWhole }: SearchedWord): number[] {
    const words = this.vocabulary.matching(text, isWhole ? 'whole' : 'at its start');
    return words.flatMap((word) => this.textsWith.of(word));
  }

  words(): Iterable<string> {
    return this.vocabulary.words();
  }
}
