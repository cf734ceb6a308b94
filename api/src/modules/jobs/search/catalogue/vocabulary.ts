import { countBefore } from './count-before.js';

/** Where in a word a piece of a search term has to stand. */
export type Fit = 'anywhere' | 'at its start' | 'at its end' | 'whole';

/** Between two words; no title holds a line break. */
const BREAK = '\n';

/** Of a text's head, of its place in a map, and of where it starts. */
const WORD_BYTES = 64;

/** Every word of every title once, by number, as one long text that is searched at the speed of a text. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly starts: number[] = [];
  private text = BREAK;

  get size(): number {
    return this.starts.length;
  }

  /** About: the text, each word again as a key, and its two numbers. */
  get bytes(): number {
    return 2 * this.text.length + this.size * WORD_BYTES;
  }

  /** The number of a word; a new word gets the next one. */
  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.starts.length;
    this.numbers.set(word, number);
    this.starts.push(this.text.length);
    this.text += word + BREAK;
    return number;
  }

  /** The numbers of the words that the piece fits. */
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

  /** The word that a place in the text belongs to. */
  private wordAt(place: number): number {
    return countBefore(this.starts.length, (number) => (this.starts[number] ?? 0) <= place) - 1;
  }
}
