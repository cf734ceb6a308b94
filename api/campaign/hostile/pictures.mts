import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const SIDE = 5_000;
const VAST = 60_000;

/** A picture of 25 megapixels below 2 MB: the maximum of the contract. */
const flat = (side = SIDE) =>
  sharp({
    create: { width: side, height: side, channels: 4, background: { r: 11, g: 107, b: 77, alpha: 0.5 } },
  });

/** Each accepted picture format, in the form that costs most to decode. */
export const LARGE_PICTURES: Record<string, () => Promise<Buffer>> = {
  png: () => flat().png().toBuffer(),
  'png in passes': () => flat().png({ progressive: true, compressionLevel: 9 }).toBuffer(),
  'png of 16 bits': () =>
    flat().toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer(),
  jpeg: () => flat().flatten().jpeg().toBuffer(),
  'jpeg in passes': () => flat().flatten().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  webp: () => flat().webp({ effort: 0 }).toBuffer(),
  'webp without loss': () => flat().webp({ lossless: true, effort: 0 }).toBuffer(),
};

/** A small PNG that claims a huge size; `side` in pixels. */
export async function bomb(side = VAST): Promise<Buffer> {
  const png = await flat(2).png().toBuffer();
  // The first chunk starts with width and height and ends with its checksum.
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Files that are no accepted picture, by name and claimed type. */
export const WRONG_PICTURES: Record<string, () => Promise<Buffer>> = {
  'an SVG': async () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'an SVG behind a byte order mark': async () =>
    Buffer.from('\uFEFF<?xml version="1.0"?><svg onload="alert(1)"/>'),
  'a page': async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a GIF': () => flat(9).gif().toBuffer(),
  'a TIFF': () => flat(9).tiff().toBuffer(),
  'an AVIF': () => flat(9).avif({ effort: 0 }).toBuffer(),
  'a PDF': async () => Buffer.from('%PDF-1.7\n%%EOF\n'),
  'a program': async () => Buffer.from('MZ\u0090\u0000'),
  'nothing but the first bytes of a PNG': async () => (await flat(9).png().toBuffer()).subarray(0, 20),
  'half a JPEG': async () => (await flat(900).flatten().jpeg().toBuffer()).subarray(0, 900),
  'an empty file': async () => Buffer.alloc(0),
};
