import sharp from 'sharp';
import { SmallLogos } from './small-logos.js';

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0B6B4D' } })
    .webp()
    .toBuffer();

describe('a logo in the size in which it is shown', () => {
  it('is read and drawn once for all who ask, each size on its own [FILE-8]', async () => {
    const logos = new SmallLogos();
    const kept = await picture(512);
    const read = jest.fn(() => Promise.resolve(kept));
    const drawn = await Promise.all(Array.from({ length: 20 }, () => logos.of('a', 48, read)));
    expect(new Set(drawn).size).toBe(1);
    expect(await logos.of('a', 48, read)).toBe(drawn[0]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await logos.of('a', 96, read)).not.toBe(drawn[0]);
    expect(await logos.of('b', 48, read)).not.toBe(drawn[0]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is asked for again when it could not be read', async () => {
    const logos = new SmallLogos();
    const kept = await picture(512);
    await expect(logos.of('a', 48, () => Promise.reject(new Error('the store is down')))).rejects.toThrow(
      'the store is down',
    );
    expect((await sharp(await logos.of('a', 48, () => Promise.resolve(kept))).metadata()).width).toBe(48);
  });

  it('is what is kept when that is no larger', async () => {
    const kept = await picture(20);
    const small = await new SmallLogos().of('a', 48, () => Promise.resolve(kept));
    expect(small.length).toBeLessThanOrEqual(kept.length);
    expect((await sharp(small).metadata()).width).toBe(20);
  });
});
