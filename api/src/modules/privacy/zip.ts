import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Opened when its turn comes. An entry without content is omitted. */
export interface ZipEntry {
  name: string;
  /** Already compressed, as PDFs are. */
  packed: boolean;
  open(): Promise<Iterable<Uint8Array> | AsyncIterable<Uint8Array> | undefined>;
}

/** Built while it is read: only one chunk of one file is in memory. */
export function zipOf(entries: Iterable<ZipEntry>): Readable {
  return Readable.from(pieces(entries), { objectMode: false });
}

async function* pieces(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const taken = () => {
    const ready = made;
    made = [];
    return ready;
  };
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const { name, packed, open } of entries) {
    const bytes = await open();
    if (!bytes) continue;
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const piece of bytes) {
      file.push(piece);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
