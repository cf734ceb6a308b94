import { crc32 } from 'node:zlib';
import { MESSAGES } from '@skybil/shared';
import sharp from 'sharp';
import { redrawLogo } from './logo-image.js';

const redraw = (bytes: Buffer) => redrawLogo({ field: 'image', name: 'logo.png', bytes });
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6B4D' } });
const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(await redraw(picture)).metadata();
  return { format, width, height };
};
const NO_PICTURE = {
  code: 'unsupported_type',
  message: MESSAGES.logoOnly,
  details: { errors: { image: MESSAGES.logoOnly } },
};

describe('redrawLogo', () => {
  it('draws a WebP of at most 512 by 512 and keeps the aspect ratio', async () => {
    expect(await sizeOf(await blank(600, 900).png().toBuffer())).toEqual({
      format: 'webp',
      width: 341,
      height: 512,
    });
  });

  it('does not enlarge a small picture', async () => {
    expect(await sizeOf(await blank(20, 10).png().toBuffer())).toMatchObject({ width: 20, height: 10 });
  });

  it('applies the orientation of the camera', async () => {
    const lying = await blank(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sizeOf(lying)).toMatchObject({ width: 20, height: 40 });
  });

  it('accepts 25 megapixels and refuses one more row [FILE-3]', async () => {
    expect(await sizeOf(await blank(5_000, 5_000).png().toBuffer())).toMatchObject({ width: 512 });
    const vast = await blank(5_000, 5_001).png().toBuffer();
    await expect(redraw(vast)).rejects.toMatchObject({
      code: 'too_large',
      message: MESSAGES.fileTooLarge,
      details: { errors: { image: MESSAGES.fileTooLarge } },
    });
  });

  it('limits an interlaced picture to 100 MB decoded, so one with two bytes a channel may have half the pixels [BUDGET-3]', async () => {
    const deep = (height: number, progressive: boolean) =>
      sharp({ create: { width: 5_000, height, channels: 4, background: '#0B6B4D' } })
        .toColourspace('rgb16')
        .png({ progressive })
        .toBuffer();
    await expect(redraw(await deep(2_501, true))).rejects.toMatchObject({ code: 'too_large' });
    expect(await sizeOf(await deep(2_500, true))).toMatchObject({ width: 512 });
    expect(await sizeOf(await deep(2_501, false))).toMatchObject({ width: 512 });
  });

  it('refuses a picture by the size in its header, however large', async () => {
    const png = await blank(2, 2).png().toBuffer();
    // the first chunk begins with width and height and ends with a checksum
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    await expect(redraw(png)).rejects.toMatchObject({ code: 'too_large' });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a vector picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['another format', () => blank(2, 2).gif().toBuffer()],
    ['a TIFF', () => blank(2, 2).tiff().toBuffer()],
    ['text', async () => Buffer.from('no picture at all')],
    ['a truncated picture', async () => (await blank(900, 900).png().toBuffer()).subarray(0, 900)],
  ])('refuses %s', async (_, make) => {
    await expect(redraw(await make())).rejects.toMatchObject(NO_PICTURE);
  });
});

describe('the queue of redrawLogo', () => {
  afterEach(() => jest.restoreAllMocks());
  const started: number[] = [];
  let running = 0;
  /** The real sharp, wrapped to count pictures that are drawn at the same time. */
  const watched = (onStart: () => void = () => undefined) => {
    started.length = 0;
    const toBuffer = sharp.prototype.toBuffer as (this: sharp.Sharp) => Promise<Buffer>;
    jest.spyOn(sharp.prototype as sharp.Sharp, 'toBuffer').mockImplementation(async function (
      this: sharp.Sharp,
    ) {
      running += 1;
      started.push(running);
      onStart();
      const drawn = await toBuffer.call(this);
      running -= 1;
      return drawn as never;
    });
  };

  it('draws one picture at a time, however many are uploaded at once [BUDGET-3]', async () => {
    const picture = await blank(900, 900).png().toBuffer();
    watched();
    const drawn = await Promise.all(Array.from({ length: 12 }, () => redraw(picture)));
    expect(new Set(drawn.map(({ length }) => length)).size).toBe(1);
    expect(started).toEqual(drawn.map(() => 1));
  });

  it('draws the next picture after a broken one', async () => {
    const broken = (await blank(900, 900).png().toBuffer()).subarray(0, 900);
    const whole = await blank(2, 2).png().toBuffer();
    const [first, second] = await Promise.allSettled([redraw(broken), redraw(whole)]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('fails as unavailable when a picture has waited for ten seconds [BUDGET-3]', async () => {
    const picture = await blank(900, 900).png().toBuffer();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    watched(() => clock.mockReturnValue(10_001));
    const [first, second] = [redraw(picture), redraw(picture)];
    second.catch(() => undefined);
    await first;
    await expect(second).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 10 } });
  });
});
