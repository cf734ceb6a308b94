import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { UnusableFile } from './advert.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
const BYTE_ORDER_MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

export class TextFile {
  bytesRead = 0;

  private constructor(
    private readonly path: string,
    private readonly encoding: Encoding,
  ) {}

  static async open(path: string): Promise<TextFile> {
    const encoding = await detectEncoding(path).catch((error: unknown) => {
      if (error instanceof UnusableFile) throw error;
      throw new UnusableFile(`${basename(path)} cannot be read; check its permissions.`);
    });
    return new TextFile(path, encoding);
  }

  async *chunks(): AsyncGenerator<string> {
    const decoder = new TextDecoder(this.encoding);
    for await (const bytes of bytesOf(this.path)) {
      this.bytesRead += bytes.length;
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  }
}

/** UTF-16 by its byte order mark (Excel's "Unicode text"), UTF-8, or the Windows code page. */
async function detectEncoding(path: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let isUtf8 = true;
  const decodes = (bytes: Uint8Array, isLast: boolean) => {
    try {
      utf8.decode(bytes, { stream: !isLast });
      return true;
    } catch {
      return false;
    }
  };
  for await (const bytes of bytesOf(path)) {
    const marked =
      isFirst && BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
    if (marked) return marked[0];
    isFirst = false;
    if (bytes.includes(0)) throw new UnusableFile(`${basename(path)} is not a text file.`);
    isUtf8 &&= decodes(bytes, false);
  }
  return isUtf8 && decodes(new Uint8Array(), true) ? 'utf-8' : 'windows-1252';
}

function bytesOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path);
}
