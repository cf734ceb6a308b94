/** Without its slash, and with its `#xx` decoded. */
export class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
/** One character for each byte. */
export class Text {
  readonly bytes: string;
  constructor(bytes: string) {
    this.bytes = bytes;
  }
}
export class Ref {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}
/** A dictionary as written. A key may occur twice. */
export class Dict {
  readonly keys: readonly string[];
  readonly values: readonly Value[];
  constructor(keys: string[], values: Value[]) {
    this.keys = keys;
    this.values = values;
  }

  /** @throws Unreadable if the key occurs twice, because viewers choose different values */
  get(key: string): Value | undefined {
    const at = this.keys.indexOf(key);
    if (at < 0) return undefined;
    if (this.keys.includes(key, at + 1)) throw new Unreadable(`two values of ${key}`);
    return this.values[at];
  }
}
export type Value = null | boolean | number | Name | Text | Ref | Dict | Value[];

export class Unreadable extends Error {}

export interface Found {
  dicts: Dict[];
  values: number;
}

const DEEPEST = 100;
/** Twice the number in a 300-page manual full of links. The limit protects against running out of memory. */
const MAX_VALUES = 500_000;
/** Lengths as written. Names and strings of valid files have at most 50 and 100,000 bytes. */
const LONGEST_NAME = 1_000;
const LONGEST_TEXT = 400_000;

const SPACE = 1;
const DELIMITER = 2;
/** Any other byte belongs to a word, number or name. */
const KIND = new Uint8Array(256);
for (const space of '\0\t\n\f\r ') KIND[space.charCodeAt(0)] = SPACE;
for (const delimiter of '()<>[]{}/%') KIND[delimiter.charCodeAt(0)] = DELIMITER;

const COMMENT = /%[^\r\n]*/y;
const HEX = /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const CONSTANTS = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

interface Open {
  isDict: boolean;
  items: Value[];
}

/**
 * Reads the values of a PDF (ISO 32000-1, 7.3) from its bytes as a latin1 string, in linear time and without recursion.
 * Viewers interpret malformed values differently, so this reader throws.
 */
export class PdfSyntax {
  readonly bytes: string;
  at = 0;
  private readonly found: Found;

  constructor(bytes: string, found: Found) {
    this.bytes = bytes;
    this.found = found;
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /** @param expression sticky */
  take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const found = expression.exec(this.bytes);
    if (found) this.at = expression.lastIndex;
    return found;
  }

  skipSpaces(): void {
    while (KIND[this.bytes.charCodeAt(this.at)] === SPACE) this.at += 1;
  }

  skipSpacesAndComments(comment = COMMENT): void {
    do this.skipSpaces();
    while (this.bytes[this.at] === '%' && this.take(comment));
  }

  word(): string {
    const from = this.at;
    while (KIND[this.bytes.charCodeAt(this.at)] === 0) this.at += 1;
    return this.bytes.slice(from, this.at);
  }

  /** Some writers omit the space between a number and `endobj`, and some write nothing for null. */
  private wordBeforeEnd(): string {
    const word = this.word();
    if (!word.endsWith('endobj')) return word;
    this.at -= 'endobj'.length;
    return word.slice(0, -'endobj'.length) || 'null';
  }

  value(): Value {
    const open: Open[] = [];
    for (;;) {
      this.skipSpacesAndComments();
      const value = this.next(open);
      if (value === undefined) continue;
      if ((this.found.values += 1) > MAX_VALUES) throw new Unreadable('too many values');
      const holder = open.at(-1);
      if (!holder) return value;
      holder.items.push(value);
    }
  }

  /** @returns a complete value, or undefined when a list or dictionary begins */
  private next(open: Open[]): Value | undefined {
    switch (this.bytes[this.at]) {
      case '[':
        return this.open(open, false);
      case ']':
        return this.close(open, false).items;
      case '/':
        this.at += 1;
        return new Name(decodeName(short(this.word(), LONGEST_NAME)));
      case '(':
        return this.text();
      case '<':
        return this.bytes[this.at + 1] === '<' ? this.open(open, true) : this.hexText();
      case '>':
        if (this.bytes[this.at + 1] !== '>') throw new Unreadable('a lone bracket');
        return this.dict(this.close(open, true).items);
      default:
        return scalar(open.length > 0 ? this.word() : this.wordBeforeEnd(), open.at(-1)?.items);
    }
  }

  private open(open: Open[], isDict: boolean): undefined {
    if (open.push({ isDict, items: [] }) > DEEPEST) throw new Unreadable('too deep');
    this.at += isDict ? 2 : 1;
  }

  private close(open: Open[], isDict: boolean): Open {
    const closed = open.pop();
    if (closed?.isDict !== isDict) throw new Unreadable('the end of something that did not begin');
    this.at += isDict ? 2 : 1;
    return closed;
  }

  private dict(items: Value[]): Dict {
    const keys: string[] = [];
    const values: Value[] = [];
    for (let at = 0; at < items.length; at += 2) {
      const [key, value] = [items[at], items[at + 1]];
      if (!(key instanceof Name) || value === undefined) throw new Unreadable('a key without value');
      keys.push(key.text);
      values.push(value);
    }
    const dict = new Dict(keys, values);
    this.found.dicts.push(dict);
    return dict;
  }

  private hexText(): Text {
    const written = this.take(HEX)?.[1];
    if (written === undefined) throw new Unreadable('a string that is not hexadecimal');
    const digits = short(written, LONGEST_TEXT).replace(/[^0-9A-Fa-f]+/g, '');
    return new Text(Buffer.from(digits + (digits.length % 2 ? '0' : ''), 'hex').toString('latin1'));
  }

  private text(): Text {
    const from = this.at + 1;
    let depth = 0;
    for (; !this.isAtEnd; this.at += 1) {
      const character = this.bytes[this.at];
      if (character === '\\') this.at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')' && (depth -= 1) === 0) {
        this.at += 1;
        return new Text(decodeText(short(this.bytes.slice(from, this.at - 1), LONGEST_TEXT)));
      }
    }
    throw new Unreadable('a string without end');
  }
}

function short(written: string, most: number): string {
  if (written.length > most) throw new Unreadable('a name or string that is too long');
  return written;
}

/** A number that every viewer resolves to the same object. */
function isIndex(value: Value | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function scalar(word: string, before: Value[] | undefined): Value {
  if (word === 'R') {
    const [number, generation] = before?.splice(-2) ?? [];
    if (!isIndex(number) || !isIndex(generation)) throw new Unreadable('a reference to nothing');
    return new Ref(number);
  }
  if (NUMBER.test(word)) return Number(word);
  const constant = CONSTANTS.get(word);
  if (constant === undefined) throw new Unreadable(`an unknown word`);
  return constant;
}

/** PDFium ends a name at some of these bytes and decodes any `#xx`. Other viewers end a name at a zero byte. */
const UNCLEAR_IN_NAME = /[\0-\x20\x7f\x80\xff]|#(?![0-9A-Fa-f]{2})|#00/;

function decodeName(written: string): string {
  if (UNCLEAR_IN_NAME.test(written)) throw new Unreadable('a name that viewers read in different ways');
  if (!written.includes('#')) return written;
  return written.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) =>
    String.fromCharCode(parseInt(digits, 16)),
  );
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function decodeText(written: string): string {
  if (!written.includes('\\')) return written;
  return written.replace(/\\([0-7]{1,3}|\r\n|[^])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(parseInt(escaped, 8) & 0xff);
    if (/^[\r\n]/.test(escaped)) return '';
    return ESCAPED[escaped] ?? escaped;
  });
}
