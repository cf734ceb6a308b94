import sharp from 'sharp';
import { SmallLogos } from './small-logos.js';

const ip = '203.0.113.7';
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0B6B4D' } })
    .webp()
    .toBuffer();

describe('SmallLogos', () => {
  it('reads and draws a logo once per size for concurrent requests [FILE-8]', async () => {
    const logos = new SmallLogos();
    const kept = await picture(512);
    const read = jest.fn(() => Promise.resolve(kept));
    const drawn = await Promise.all(Array.from({ length: 20 }, () => logos.of('a', { side: 48, ip, read })));
    expect(new Set(drawn).size).toBe(1);
    expect(await logos.of('a', { side: 48, ip, read })).toBe(drawn[0]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await logos.of('a', { side: 96, ip, read })).not.toBe(drawn[0]);
    expect(await logos.of('b', { side: 48, ip, read })).not.toBe(drawn[0]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('tries again after a failed read', async () => {
    const logos = new SmallLogos();
    const kept = await picture(512);
    const isDown = () => Promise.reject(new Error('the store is down'));
    await expect(logos.of('a', { side: 48, ip, read: isDown })).rejects.toThrow('the store is down');
    const drawn = await logos.of('a', { side: 48, ip, read: () => Promise.resolve(kept) });
    expect((await sharp(drawn).metadata()).width).toBe(48);
  });

  it('serves the original when it is not larger than the display size', async () => {
    const kept = await picture(20);
    const small = await new SmallLogos().of('a', { side: 48, ip, read: () => Promise.resolve(kept) });
    expect(small.length).toBeLessThanOrEqual(kept.length);
    expect((await sharp(small).metadata()).width).toBe(20);
  });
});
