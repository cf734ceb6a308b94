import sharp from 'sharp';
import { startBoard, type TestBoard } from '../../../test/board.js';
import { boardLogo } from '../../platform/config/board-logo.js';

describe('the files of the board folder', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());

  it.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('include the icon %s, with the logo in the middle [BOARD-4, LINE-1]', async (path, size) => {
    const { body, headers } = await board.http.get(path).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
    const { data, info } = await sharp(body as Buffer)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    const dark = [...data].flatMap((value, at) => (value < 128 ? [at % size] : []));
    expect(dark.length).toBeGreaterThan(size);
    expect(Math.min(...dark) + Math.max(...dark)).toBeCloseTo(size, -1);
  });

  it('include the logo, which can run nothing [BOARD-4]', async () => {
    const { body, headers } = await board.http.get('/favicon.svg').expect(200);
    expect((body as Buffer).toString()).toBe(boardLogo());
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  it('include a manifest whose icons exist [LINE-1]', async () => {
    const { text, headers } = await board.http.get('/manifest.webmanifest').buffer(true).expect(200);
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(text) as { icons: { src: string }[]; name: string; lang: string };
    expect(manifest).toMatchObject({ name: 'Skybil: jobs in Nigeria and remote', lang: 'en-NG' });
    expect(manifest.icons).toHaveLength(3);
    for (const { src } of manifest.icons) await board.http.get(src).expect(200);
  });

  it('are only read', async () => {
    await board.http.head('/icon-192.png').expect(200);
    await board.http.post('/favicon.svg').expect(404);
  });

  it.each(['about', 'terms', 'privacy'])('include the text %s, and no other [BOARD-3]', async (name) => {
    const { body } = await board.http.get(`/api/texts/${name}`).expect(200);
    expect((body as { html: string }).html).toMatch(/^<h1>/);
    await board.http.get('/api/texts/constructor').expect(404);
  });
});
