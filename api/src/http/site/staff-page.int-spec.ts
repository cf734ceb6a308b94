import { startBoard, type TestBoard } from '../../../test/board.js';
import { serveShells } from '../../../test/pages.js';

describe('the page of staff', () => {
  let board: TestBoard;
  let restore: () => void;

  async function start(STAFF: 'on' | 'off'): Promise<void> {
    board = await startBoard({ RATE_LIMITS: 'off', STAFF });
    restore = serveShells(board);
  }
  afterEach(async () => {
    restore();
    await board.close();
  });

  it('is a page of its own with STAFF=on, for no search engine and no cache [STAFF-11]', async () => {
    await start('on');
    for (const path of ['/staff', '/staff/']) {
      const { status, text, headers } = await board.http.get(path);
      expect(status).toBe(200);
      expect(text).toContain('<body id="staff">');
      expect(text).toContain('<meta name="robots" content="noindex" />');
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    }
    for (const path of ['/staff/assets/gone.js', '/staff/other', '/staff/index.html'])
      expect((await board.http.get(path)).status).toBe(404);
    expect((await board.http.get('/robots.txt')).text).not.toContain('staff');
    expect((await board.http.get('/sitemap.xml')).text).not.toContain('staff');
  });

  it('does not exist with STAFF=off [STAFF-1]', async () => {
    await start('off');
    for (const path of ['/staff', '/staff/', '/staff/index.html']) {
      const { status, text } = await board.http.get(path);
      expect(status).toBe(404);
      expect(text).not.toContain('id="staff"');
    }
  });
});
