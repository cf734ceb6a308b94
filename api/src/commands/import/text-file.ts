import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { UnusableFile } from './advert.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
const MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** Encoding of a text: UTF-16 by its byte order mark (Excel's "Unicode text"), UTF-8, or the Windows code page. */
class EncodingGuess {
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true });
  private marked: Encoding | undefined;
  private isUtf8 = true;
  private isFirst = true;

  constructor(private readonly name: string) {}

  /** @throws UnusableFile for bytes that occur in no text */
  take(bytes: Uint8Array, isLast: boolean): void {
    if (this.isFirst)
      this.marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
    this.isFirst = false;
    if (this.marked) return;
    if (bytes.includes(0)) throw new UnusableFile(`${this.name} is not a text file.`);
    try {
      if (this.isUtf8) this.utf8.decode(bytes, { stream: !isLast });
    } catch {
      this.isUtf8 = false;
    }
  }

  get encoding(): Encoding {
    return this.marked ?? (this.isUtf8 ? 'utf-8' : 'windows-1252');
  }
}

/** Decodes a file that fits into memory. */
export function decodeText(bytes: Buffer, name: string): string {
  const guess = new EncodingGuess(name);
  guess.take(bytes, true);
  return new TextDecoder(guess.encoding).decode(bytes);
}

/** Streams a text. A first pass over the whole file finds its encoding. */
export class TextFile {
  /** Bytes that were read so far. */
  taken = 0;

  private constructor(
    private readonly path: string,
    private readonly encoding: Encoding,
  ) {}

  static async open(path: string): Promise<TextFile> {
    const guess = new EncodingGuess(basename(path));
    for await (const bytes of createReadStream(path)) guess.take(bytes as Buffer, false);
    guess.take(new Uint8Array(), true);
    return new TextFile(path, guess.encoding);
  }

  async *pieces(): AsyncGenerator<string> {
    const decoder = new TextDecoder(this.encoding);
    for await (const bytes of createReadStream(this.path)) {
      this.taken += (bytes as Buffer).length;
      yield decoder.decode(bytes as Buffer, { stream: true });
    }
    yield decoder.decode();
  }
}
