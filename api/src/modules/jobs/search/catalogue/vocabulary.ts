import { countBefore } from './count-before.js';

/** Where a piece of a search term must occur in a word. */
export type Fit = 'anywhere' | 'at its start' | 'at its end' | 'whole';

/** Between two words. No title contains a line break. */
const BREAK = '\n';

/** Estimate: a string's header, its map entry and its start. */
const WORD_BYTES = 64;

/** Every word of every title, by number. All words are joined in one string, which `indexOf` searches quickly. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly starts: number[] = [];
  private text = BREAK;

  get size(): number {
    return this.starts.length;
  }

  get bytes(): number {
    return 2 * this.text.length + this.size * WORD_BYTES;
  }

  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.starts.length;
    this.numbers.set(word, number);
    this.starts.push(this.text.length);
    this.text += word + BREAK;
    return number;
  }

  matching(piece: string, fit: Fit): number[] {
    if (fit === 'whole') {
      const number = this.numbers.get(piece);
      return number === undefined ? [] : [number];
    }
    if (piece === '') return this.starts.map((_, number) => number);
    const lead = fit === 'at its start' ? BREAK : '';
    const wanted = lead + piece + (fit === 'at its end' ? BREAK : '');
    const found: number[] = [];
    let at = this.text.indexOf(wanted);
    while (at !== -1) {
      const number = this.wordAt(at + lead.length);
      found.push(number);
      at = this.text.indexOf(wanted, (this.starts[number + 1] ?? this.text.length) - lead.length);
    }
    return found;
  }

  private wordAt(index: number): number {
    return countBefore(this.starts.length, (number) => (this.starts[number] ?? 0) <= index) - 1;
  }
}
