import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  isCompressed: boolean;
  /** Called when the entry's turn comes. An entry without content is omitted. */
  open(): Promise<Iterable<Uint8Array> | AsyncIterable<Uint8Array> | undefined>;
}

/** Only one chunk of one file is in memory. */
export function zipOf(entries: Iterable<ZipEntry>): Readable {
  return Readable.from(chunksOf(entries), { objectMode: false });
}

async function* chunksOf(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, isCompressed, open } of entries) {
    const content = await open();
    if (!content) continue;
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}
