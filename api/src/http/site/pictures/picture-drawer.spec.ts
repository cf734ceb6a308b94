import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { pictureStyle, type PictureText } from './picture.js';
import { PictureDrawer, WORKER } from './picture-drawer.js';

const run = promisify(execFile);
const MOST_BYTES = 300_000;
/** Runs in its own process, because a process looks for fonts only once. */
const DRAW_COOK = `
const { Piscina } = require('piscina');
const workers = new Piscina({ filename: ${JSON.stringify(WORKER)}, workerData: ${JSON.stringify(pictureStyle())} });
workers.run({ title: 'Cook' }).then((bytes) => process.stdout.write(bytes, () => process.exit()));`;

describe('a preview picture', () => {
  const drawer = new PictureDrawer();
  afterAll(() => drawer.onApplicationShutdown());
  let people = 0;
  /** Each drawing comes from another network. */
  const drawText = (text: PictureText) => drawer.draw(text, `203.0.113.${(people += 1)}`);
  const draw = (title: string, by?: string) => drawText({ title, ...(by ? { by } : {}) });

  it.each([
    ['a long title', 'Senior Distributed Payments Engineer '.repeat(5)],
    ['one long word', 'W'.repeat(150)],
    ['markup', `</svg><script>alert("&amp;")</script>'`],
    ['a stack of accents', `Cook${'\u0301\u0323'.repeat(5_000)}`],
    ['nothing', ''],
    ['text that the font has no letters for', '🚀 مرحبا 中文 \u202E\u0000\uD800'],
  ])('of %s is a JPEG in the size that messengers show, under 300 kB [FOUND-1]', async (_, text) => {
    const bytes = await drawText({ title: text, by: text, pay: text, place: text, kind: 'Remote' });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(MOST_BYTES);
  });

  it.each([...'₦ẹọṣẸỌṢɓɗƙƁƊƘàéńǹ–'])('can draw the letter %s', async (letter) => {
    expect(await draw(`Cook ${letter}`)).not.toEqual(await draw('Cook'));
  });

  it('puts tone marks on letters that already have a dot [FOUND-7]', async () => {
    const marked = await draw('ẹ\u0301');
    expect(marked).not.toEqual(await draw('ẹ'));
    expect(marked).not.toEqual(await draw('é'));
  });

  it('leaves out characters that the font lacks or that reverse the text', async () => {
    expect(await draw('🚀 Cook \u202E\uFE0F 中文')).toEqual(await draw('Cook'));
  });

  it('cuts text after the last line', async () => {
    const words = 'cook and clean '.repeat(20);
    expect(await draw(`${words} in Lagos`)).toEqual(await draw(`${words} in Abuja`));
    expect(await draw('Cook', 'x'.repeat(100))).toEqual(await draw('Cook', 'x'.repeat(150)));
  });

  it('is drawn with the font of the project on a machine without fonts [FOUND-7]', async () => {
    const { stdout } = await run(process.execPath, ['-e', DRAW_COOK], {
      env: { FONTCONFIG_FILE: '/dev/null', FONTCONFIG_PATH: '/nowhere' },
      encoding: 'buffer',
    });
    expect(stdout).toEqual(await draw('Cook'));
  });

  it('is refused with a time to wait when fifty others are waiting', async () => {
    const asked = Array.from({ length: 60 }, (_, number) => draw(`Cook ${number}`));
    const ends = await Promise.allSettled(asked);
    const refused = ends.filter(({ status }) => status === 'rejected');
    expect(refused.map((end) => (end as PromiseRejectedResult).reason as unknown)).toEqual(
      Array.from({ length: 9 }, () => expect.objectContaining({ code: 'unavailable' }) as unknown),
    );
  });

  it('can be drawn after another one failed', async () => {
    await expect(drawText({ title: 7 as unknown as string })).rejects.toThrow();
    expect(await draw('Cook')).toBeInstanceOf(Buffer);
  });
});
