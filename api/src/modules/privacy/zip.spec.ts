import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { type ZipEntry, zipOf } from './zip.js';

const entry = (name: string, ...pieces: string[]): ZipEntry => ({
  name,
  isCompressed: name.endsWith('.pdf'),
  open: () => Promise.resolve(pieces.map((piece) => Buffer.from(piece))),
});
const unzip = async (entries: ZipEntry[]) => {
  const files = unzipSync(await buffer(zipOf(entries)));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
};

describe('zipOf', () => {
  it('contains each file completely, compressed or not', async () => {
    const entries = [entry('data.json', '{"a":', '1}'), entry('files/1 résumé.pdf', '%PDF-', 'x'.repeat(9))];
    await expect(unzip(entries)).resolves.toEqual({
      'data.json': '{"a":1}',
      'files/1 résumé.pdf': '%PDF-xxxxxxxxx',
    });
  });

  it('omits an entry without content, but includes an empty file', async () => {
    const gone: ZipEntry = { name: 'gone.pdf', isCompressed: true, open: () => Promise.resolve(undefined) };
    await expect(unzip([gone, entry('empty.pdf')])).resolves.toEqual({ 'empty.pdf': '' });
  });

  it('stops reading files when its own reader stops [PRIVACY-1]', async () => {
    let read = 0;
    function* endless() {
      for (;;) {
        read += 1;
        yield Buffer.alloc(65_536, read % 251);
      }
    }
    const zip = zipOf([{ name: 'a.pdf', isCompressed: true, open: () => Promise.resolve(endless()) }]);
    const pieces = zip[Symbol.asyncIterator]();
    while (read < 3) await pieces.next();
    await pieces.return?.();
    expect(read).toBeLessThan(10);
    expect(zip.destroyed).toBe(true);
  });

  it('opens a file after the previous one is finished', async () => {
    const opened: string[] = [];
    const noting = (name: string): ZipEntry => ({
      name,
      isCompressed: true,
      open: () => {
        opened.push(name);
        return Promise.resolve([Buffer.alloc(200_000)]);
      },
    });
    const zip = zipOf([noting('a'), noting('b'), noting('c')]);
    await zip[Symbol.asyncIterator]().next();
    expect(opened).not.toContain('c');
  });

  it('fails if a file fails', async () => {
    const broken: ZipEntry = {
      name: 'a.pdf',
      isCompressed: true,
      open: () => Promise.reject(new Error('no store')),
    };
    await expect(buffer(zipOf([broken]))).rejects.toThrow('no store');
  });
});
