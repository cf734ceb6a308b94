import { crc32 } from 'node:zlib';
import { MESSAGES } from '@skybil/shared';
import sharp from 'sharp';
import { redrawLogo } from './logo-image.js';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6B4D' } });
const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(await redrawLogo(picture)).metadata();
  return { format, width, height };
};
const NO_PICTURE = { code: 'unsupported_type', message: MESSAGES.logoOnly };

describe('a logo drawn anew', () => {
  it('is a WebP of at most 512 by 512, in its own shape', async () => {
    expect(await sizeOf(await blank(600, 900).png().toBuffer())).toEqual({
      format: 'webp',
      width: 341,
      height: 512,
    });
  });

  it('is not made larger than it was', async () => {
    expect(await sizeOf(await blank(20, 10).png().toBuffer())).toMatchObject({ width: 20, height: 10 });
  });

  it('stands upright when the camera lay on its side', async () => {
    const lying = await blank(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sizeOf(lying)).toMatchObject({ width: 20, height: 40 });
  });

  it('may have 25 megapixels, and not one row more', async () => {
    expect(await sizeOf(await blank(5_000, 5_000).png().toBuffer())).toMatchObject({ width: 512 });
    const vast = await blank(5_000, 5_001).png().toBuffer();
    await expect(redrawLogo(vast)).rejects.toMatchObject({
      code: 'too_large',
      message: MESSAGES.fileTooLarge,
    });
  });

  it('is refused as too large by what the picture says of itself, however vast', async () => {
    const png = await blank(2, 2).png().toBuffer();
    // width and height stand first in the first chunk, whose sum follows it
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    await expect(redrawLogo(png)).rejects.toMatchObject({ code: 'too_large' });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a vector picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['another format', () => blank(2, 2).gif().toBuffer()],
    ['a tiff', () => blank(2, 2).tiff().toBuffer()],
    ['text', async () => Buffer.from('no picture at all')],
    [
      'a picture without its second half',
      async () => (await blank(900, 900).png().toBuffer()).subarray(0, 900),
    ],
  ])('is not made of %s', async (_, make) => {
    await expect(redrawLogo(await make())).rejects.toMatchObject(NO_PICTURE);
  });
});
