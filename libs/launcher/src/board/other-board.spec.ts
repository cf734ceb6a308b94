import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '@skybil/mongod/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../support/root.ts';
import { startTemporaryBoard, type TemporaryBoard } from './temporary-board.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="red" d="M0 0h8v8z"/></svg>';

describe('a board with a folder of its own', () => {
  let folder: string;
  let board: TemporaryBoard;

  beforeAll(async () => {
    folder = testFolder();
    cpSync(inRoot('board'), folder, { recursive: true });
    const file = path.join(folder, 'board.json');
    const facts = JSON.parse(readFileSync(file, 'utf8')) as { country: object };
    const country = {
      ...facts.country,
      name: 'Ghana',
      locale: 'en-GH',
      law: 'Data Protection Act, 2012',
      regulator: 'Data Protection Commission',
    };
    writeFileSync(file, JSON.stringify({ ...facts, name: 'Akwaaba & Co', country }));
    writeFileSync(path.join(folder, 'about.md'), '# We are {board}\n\nWork in **{country}**. {supportEmail}');
    writeFileSync(path.join(folder, 'logo.svg'), LOGO);
    board = await startTemporaryBoard({
      BOARD_FOLDER: folder,
      SAMPLE_DATA: 'off',
      SUPPORT_EMAIL: 'help@akwaaba.example',
    });
  }, 240_000);
  afterAll(async () => {
    await board?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (address: string, options?: RequestInit) => fetch(board.address + address, options);
  const read = async (address: string) => (await get(address)).text();

  test('shows its own text, name and language with and without script [BOARD-3]', async () => {
    const page = await read('/about');
    expect(page).toContain('<html lang="en-GH">');
    expect(page).toContain('<title>About | Akwaaba &amp; Co</title>');
    expect(page).toContain('<meta property="og:site_name" content="Akwaaba &amp; Co" />');
    const mail = '<a href="mailto:help@akwaaba.example">help@akwaaba.example</a>';
    const html = `<h1>We are Akwaaba &amp; Co</h1>\n<p>Work in <strong>Ghana</strong>. ${mail}</p>`;
    expect(page).toContain(`<article class="prose">${html}</article>`);
    expect(await (await get('/api/texts/about')).json()).toMatchObject({ html });
    expect(await read('/privacy-policy')).toMatch(/It follows the\s+Data Protection Act, 2012\./);
  });

  test.each(['/', '/account', '/dashboard', '/about'])(
    'names itself and no other board at %s [BOARD-2]',
    async (at) => {
      const page = await read(at);
      expect(page).toContain('<html lang="en-GH">');
      expect(page).toContain(`:root{--logo:url("data:image/svg+xml,${encodeURIComponent(LOGO)}")}`);
      expect(page).toContain('Akwaaba &amp; Co');
      expect(page.replaceAll(/"skybil-\w+"/g, '')).not.toMatch(/Skybil|Nigeria(?!n)/);
    },
  );

  test('draws icons and previews with its own logo [BOARD-4]', async () => {
    const { headers } = await get('/favicon.svg');
    expect(await read('/favicon.svg')).toBe(LOGO);
    expect(headers.get('content-type')).toMatch('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
    const preview = /og:image" content="http:\/\/[^/]+([^"]+)"/.exec(await read('/'))?.[1] ?? '';
    for (const picture of ['/icon-192.png', '/icon-maskable-512.png', '/apple-touch-icon.png', preview])
      expect((await get(picture)).headers.get('content-type'), picture).toMatch(/^image\/(png|jpeg)$/);
  });

  test('can be installed under its own name [LINE-1]', async () => {
    expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Akwaaba & Co: jobs in Ghana and remote',
      short_name: 'Akwaaba & Co',
      description: 'Search jobs across Ghana and remote, apply, and follow your applications.',
      lang: 'en-GH',
    });
  });

  test('names itself in its mails and in the documents of the API [BOARD-2]', async () => {
    const email = 'ama@seeker.example';
    const { status } = await get('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, user_type: 'jobseeker' }),
    });
    expect(status).toBe(200);
    const docs = (await (await get('/api/docs-json')).json()) as { info: { title: string } };
    expect(docs.info.title).toBe('Akwaaba & Co job board');
    await expect
      .poll(() => read('/api/dev/mails'), { timeout: 20_000 })
      .toMatch(/Akwaaba & Co.*mailto:help@akwaaba\.example/s);
    expect(await read('/api/dev/mails')).not.toMatch(/Skybil|Nigeria/);
  });
});
