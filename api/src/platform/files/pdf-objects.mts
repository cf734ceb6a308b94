import { Buffer } from 'node:buffer';
import { constants, inflateSync } from 'node:zlib';
import { looksLike } from './pdf-likeness.mts';
import { unpredict } from './pdf-predictor.mts';
import { refuseLargeTrees } from './pdf-trees.mts';
import { Dict, type Found, Name, PdfSyntax, Ref, Unreadable, type Value } from './pdf-syntax.mts';

export interface PdfContents {
  dicts: readonly Dict[];
  streams: readonly Dict[];
  /** A number has several versions if the file was changed by appending to it. */
  objects: ReadonlyMap<number, readonly Value[]>;
}

interface Stream {
  dict: Dict;
  number: number;
  start: number;
  end: number;
}

type Entry = { number: number } & ({ offset: number } | { holder: number; position: number });

/** Enough for a file of 200 pages that was signed and changed many times. */
const MAX_TABLES = 100;
const MAX_ROWS = 200_000;
const MOST_OBJECTS = 100_000;
/** Limit for unpacked objects and tables: five times what valid files of 5 MB need. */
const MAX_UNPACKED_BYTES = 8 * 2 ** 20;

/** The largest number of an object (ISO 32000-1, annex C). In viewers, numbers far above it overflow to 0. */
const LARGEST_NUMBER = 8_388_607;

const HEADER = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
/** Some writers continue on the same line after `%%EOF`. */
const COMMENT_OR_END = /%%EOF|%[^\r\n]*/y;
/** LibreOffice writes this between objects when it exports a form as PDF/A. */
const STRAY_MARK = /\/\w+<<\/MCID \d+>>BDC/y;
const STREAM = /stream *(?:\r\n|\r|\n)/y;
const INTEGER = /\d{1,10}/y;
const END = /%%EOF[\0\t\n\f\r ]*$/;

/**
 * Viewers find objects by cross-reference tables and, if a table is wrong, by searching for the words that begin an object.
 * A viewer must not find an object that was not checked here. Therefore every byte of the file is read, tables may point
 * only to objects that were read, and nothing else in the file may look like an object.
 */
export class PdfObjects implements PdfContents {
  private readonly found: Found = { dicts: [], values: 0 };
  readonly dicts = this.found.dicts;
  readonly streams: Dict[] = [];
  readonly objects = new Map<number, Value[]>();
  private readonly bytes: string;
  private readonly syntax: PdfSyntax;
  private readonly numberAt = new Map<number, number>();
  private readonly packed: Stream[] = [];
  private readonly tables: Stream[] = [];
  private readonly tablesAt = new Set<number>();
  private readonly pointers: number[] = [];
  private readonly numbersIn = new Map<number, number[]>();
  private readonly entries: Entry[] = [];
  private rows = 0;
  private trailers = 0;
  private unpackedBytes = 0;

  constructor(bytes: string) {
    this.bytes = bytes;
    this.syntax = new PdfSyntax(bytes, this.found);
    if (!bytes.startsWith('%PDF-') || !END.test(bytes.slice(-1_024)))
      throw new Unreadable('not a whole file');
    this.readFile();
    const { objects, trailers } = looksLike(bytes);
    if (this.numberAt.size !== objects || this.trailers !== trailers) throw new Unreadable('hidden objects');
    for (const stream of this.packed) this.unpackObjects(stream);
    refuseLargeTrees(this.dicts, this.objects);
    for (const stream of this.tables) this.readTableStream(stream);
    this.checkTables();
  }

  private readFile(): void {
    const { syntax } = this;
    for (;;) {
      syntax.skipSpacesAndComments(COMMENT_OR_END);
      if (syntax.take(STRAY_MARK)) continue;
      const at = syntax.at;
      if (syntax.isAtEnd) return;
      const header = syntax.take(HEADER);
      if (header) this.readObject(Number(header[1]), at);
      else this.readSection(syntax.word(), at);
    }
  }

  private readObject(number: number, at: number): void {
    const { syntax } = this;
    if (this.numberAt.set(at, number).size > MOST_OBJECTS) throw new Unreadable('too many objects');
    const value = syntax.value();
    this.keep(number, value);
    syntax.skipSpacesAndComments();
    if (value instanceof Dict && syntax.take(STREAM)) this.readStream(value, number, at);
    syntax.skipSpacesAndComments();
    if (syntax.word() !== 'endobj') throw new Unreadable('an object without end');
  }

  private readStream(dict: Dict, number: number, at: number): void {
    const start = this.syntax.at;
    const end = this.bytes.indexOf('endstream', start);
    if (end < 0) throw new Unreadable('a stream without end');
    this.syntax.at = end + 'endstream'.length;
    const stream = { dict, number, start, end };
    this.streams.push(dict);
    const type = dict.get('Type');
    if (type instanceof Ref) throw new Unreadable('a stream of an unknown kind');
    // viewers recognise a stream of objects or a table by its type or by its entries
    const isPacked = dict.get('First') !== undefined && dict.get('N') !== undefined;
    if (isPacked || isNamed(type, 'ObjStm')) this.packed.push(stream);
    if (dict.get('W') === undefined && !isNamed(type, 'XRef')) return;
    this.tables.push(stream);
    this.addTable(at, dict);
  }

  private readSection(word: string, at: number): void {
    const { syntax } = this;
    if (word === 'startxref') {
      const offset = this.integer();
      // the first part of a linearized file has offset 0
      if (offset > 0) this.pointers.push(offset);
      return;
    }
    if (word !== 'xref') throw new Unreadable('something that is no object');
    for (;;) {
      syntax.skipSpaces();
      if (syntax.take(/trailer/y)) break;
      const [first, count] = [this.integer(), this.integer()];
      for (let row = 0; row < count; row += 1) {
        const offset = this.integer();
        this.integer();
        const kind = syntax.take(/[\0\t\n\f\r ]*([nf])/y)?.[1];
        if (!kind) throw new Unreadable('a broken table');
        this.addRow(kind === 'n' ? { number: first + row, offset } : undefined);
      }
    }
    const trailer = syntax.value();
    if (!(trailer instanceof Dict)) throw new Unreadable('a table without trailer');
    this.trailers += 1;
    this.addTable(at, trailer);
  }

  private addTable(at: number, trailer: Dict): void {
    if (this.tablesAt.add(at).size > MAX_TABLES) throw new Unreadable('too many tables');
    for (const key of ['Prev', 'XRefStm']) {
      const offset = trailer.get(key);
      if (offset === undefined) continue;
      this.pointers.push(integer(offset));
    }
  }

  private addRow(entry?: Entry): void {
    if ((this.rows += 1) > MAX_ROWS) throw new Unreadable('too many rows');
    if (entry) this.entries.push(entry);
  }

  private unpackObjects(stream: Stream): void {
    const { number, dict } = stream;
    const [count, first] = [this.resolvedInteger(dict.get('N')), this.resolvedInteger(dict.get('First'))];
    if (count > MOST_OBJECTS) throw new Unreadable('too many objects');
    const syntax = new PdfSyntax(this.unpack(stream).toString('latin1'), this.found);
    const numbers: number[] = [];
    const places: number[] = [];
    for (let position = 0; position < count; position += 1) {
      numbers.push(this.integer(syntax));
      places.push(first + this.integer(syntax));
    }
    for (const [position, place] of places.entries()) {
      const behind = syntax.at;
      syntax.skipSpacesAndComments();
      const next = syntax.at;
      syntax.at = place;
      syntax.skipSpacesAndComments();
      // a viewer that uses the offsets and one that reads on must find the same objects
      if (place < behind || syntax.at !== next) throw new Unreadable('objects that overlap');
      this.keep(numbers[position] ?? 0, syntax.value());
    }
    syntax.skipSpacesAndComments();
    if (!syntax.isAtEnd) throw new Unreadable('something behind the objects');
    this.numbersIn.set(number, numbers);
  }

  private readTableStream(stream: Stream): void {
    const { dict } = stream;
    const widths = integers(dict.get('W'));
    const [typeWidth, placeWidth, positionWidth] = widths;
    if (widths.length !== 3 || Math.max(...widths) > 8) throw new Unreadable('a table of an unknown kind');
    const index = integers(dict.get('Index') ?? [0, dict.get('Size') ?? null]);
    const rows = this.unpack(stream);
    let at = 0;
    const field = (width: number | undefined, byDefault: number) => {
      if (!width) return byDefault;
      if (at + width > rows.length) throw new Unreadable('a table that ends too soon');
      let value = 0;
      for (const end = at + width; at < end; at += 1) value = value * 256 + (rows[at] ?? 0);
      return value;
    };
    for (let range = 0; range < index.length; range += 2) {
      const [from, count] = [index[range] ?? 0, index[range + 1] ?? 0];
      for (let row = 0; row < count; row += 1) {
        const type = field(typeWidth, 1);
        const [place, position] = [field(placeWidth, 0), field(positionWidth, 0)];
        const number = from + row;
        if (type === 0) this.addRow();
        else if (type === 1) this.addRow({ number, offset: place });
        else if (type === 2) this.addRow({ number, holder: place, position });
        else throw new Unreadable('a row of an unknown kind');
      }
    }
  }

  private checkTables(): void {
    for (const offset of this.pointers)
      if (!this.tablesAt.has(this.behindSpaces(offset))) throw new Unreadable('a table that was not read');
    if (this.tablesAt.size === 0) throw new Unreadable('no table');
    for (const entry of this.entries) {
      const found =
        'holder' in entry
          ? this.numbersIn.get(entry.holder)?.[entry.position]
          : this.numberAt.get(this.behindSpaces(entry.offset));
      // offset 0 is the start of the file, so it marks a missing object
      const isNowhere = 'offset' in entry && entry.offset === 0;
      if (found !== entry.number && !isNowhere) throw new Unreadable('an object that was not read');
    }
  }

  private behindSpaces(offset: number): number {
    this.syntax.at = offset;
    this.syntax.skipSpaces();
    return this.syntax.at;
  }

  private unpack({ dict, start, end }: Stream): Buffer {
    const length = this.resolvedInteger(dict.get('Length'));
    if (!/^\r?\n?$/.test(this.bytes.slice(start + length, end))) throw new Unreadable('a wrong length');
    const data = Buffer.from(this.bytes.slice(start, start + length), 'latin1');
    const filter = dict.get('Filter');
    const only = Array.isArray(filter) && filter.length === 1 ? filter[0] : filter;
    if (only !== undefined && !isNamed(only, 'FlateDecode'))
      throw new Unreadable('a filter that hides objects');
    const parameters = dict.get('DecodeParms');
    if (dict.get('DP') !== undefined || (only === undefined && parameters !== undefined))
      throw new Unreadable('parameters that only some viewers take');
    const left = MAX_UNPACKED_BYTES - this.unpackedBytes;
    // like viewers, accept data that lacks its end
    const options = { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH };
    const unpacked = only === undefined ? data : inflateSync(data, options);
    this.unpackedBytes += unpacked.length;
    return unpredict(unpacked, parameters);
  }

  private resolvedInteger(value: Value | undefined): number {
    if (!(value instanceof Ref)) return integer(value);
    const found = new Set(this.objects.get(value.number));
    if (found.size !== 1) throw new Unreadable('a number that is not there, or is two');
    return integer([...found][0]);
  }

  private keep(number: number, value: Value): void {
    if (number > LARGEST_NUMBER) throw new Unreadable('a number that no object has');
    const versions = this.objects.get(number) ?? [];
    // each change of a file adds a table
    if (versions.push(value) > MAX_TABLES) throw new Unreadable('too many versions');
    this.objects.set(number, versions);
  }

  private integer(syntax = this.syntax): number {
    syntax.skipSpaces();
    const found = syntax.take(INTEGER);
    if (!found) throw new Unreadable('no number where one must be');
    return Number(found[0]);
  }
}

function isNamed(value: Value | undefined, name: string): boolean {
  return value instanceof Name && value.text === name;
}

function integer(value: Value | undefined): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Unreadable('no number where one must be');
}

function integers(value: Value | undefined): number[] {
  if (!Array.isArray(value)) throw new Unreadable('no list of numbers');
  return value.map(integer);
}
