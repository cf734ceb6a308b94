import { BOARD } from '@skybil/shared';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Settings } from '../../platform/config/settings.js';
import { ShellsService } from './shells.service.js';

const HEAD = { status: 200 as const, title: 'Cook', description: 'Cook with us', path: '/apply-job/1' };

describe('the HTML shell of a front end', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'board-shell-'));
    writeFileSync(join(dist, 'index.html'), '<head><!--board-head--></head>');
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  function shells(settings: Partial<Settings> = {}): ShellsService {
    const given = {
      AUTH_MODE: 'local',
      PUBLIC_URL: 'https://jobs.example',
      SUPPORT_EMAIL: 'help@jobs.example',
    };
    return new ShellsService(Object.assign(new Settings(), given, settings));
  }
  const configOf = (page = '') =>
    JSON.parse(/<script type="application\/json" id="[^"]+">(.*)<\/script>/.exec(page)?.[1] ?? '') as object;

  it('describes the page in its head', () => {
    const [, ...lines] = shells().render(dist, HEAD)?.split('\n    ') ?? [];
    expect(lines.slice(0, -1)).toEqual([
      '<meta name="description" content="Cook with us" />',
      '<link rel="canonical" href="https://jobs.example/apply-job/1" />',
      '<meta property="og:title" content="Cook" />',
      '<meta property="og:description" content="Cook with us" />',
      '<meta property="og:type" content="website" />',
      '<meta property="og:site_name" content="Skybil" />',
      '<meta property="og:url" content="https://jobs.example/apply-job/1" />',
      expect.stringMatching(
        /^<meta property="og:image" content="https:\/\/jobs\.example\/og\/[\w-]{12}\.jpg" \/>$/,
      ),
      '<meta property="og:image:type" content="image/jpeg" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      expect.stringMatching(/^<meta property="og:image:alt" content="Jobs in Nigeria and remote\. .+" \/>$/),
      '<meta name="twitter:card" content="summary_large_image" />',
      expect.stringMatching(/^<style>:root\{--logo:url\("data:image\/svg\+xml,[\w%.'()!~*-]+"\)\}<\/style>$/),
    ]);
  });

  it('has the language and the name of the board [BOARD-2]', () => {
    const html = '<html lang="en"><head><!--board-head--></head><a><!--board-name--></a></html>';
    writeFileSync(join(dist, 'index.html'), html);
    const page = shells().render(dist, HEAD);
    expect(page).toContain('<html lang="en-NG">');
    expect(page).toContain('<a>Skybil</a>');
  });

  it('escapes markup in texts', () => {
    const page = shells().render(dist, { ...HEAD, title: `A & "B" <script>$&` });
    expect(page).toContain('<title>A &amp; &quot;B&quot; &lt;script&gt;$&amp;</title>');
  });

  it('contains the structured data of a job, which cannot close its script element', () => {
    const page = shells().render(dist, { ...HEAD, jsonLd: [{ title: '</script><b>' }] });
    expect(page).toContain(
      '<script type="application/ld+json">{"title":"\\u003c/script>\\u003cb>"}</script>',
    );
    expect(shells().render(dist, HEAD)).not.toContain('ld+json');
  });

  it('has no canonical address when search engines must not index it', () => {
    const page = shells().render(dist, { ...HEAD, noIndex: true });
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toContain('canonical');
  });

  it('passes the sign-in mode and social links to the browser [LINE-9]', () => {
    const links = 'X=https://x.example/?a=b, Y=https://y.example,Z,=https://nameless.example';
    expect(configOf(shells({ SOCIAL_LINKS: links }).render(dist, HEAD))).toEqual({
      authMode: 'local',
      board: BOARD,
      clerkPublishableKey: '',
      supportEmail: 'help@jobs.example',
      publicUrl: 'https://jobs.example',
      socialLinks: [
        { name: 'X', url: 'https://x.example/?a=b' },
        { name: 'Y', url: 'https://y.example' },
      ],
      offline: true,
    });
    expect(configOf(shells({ OFFLINE: 'off' }).render(dist, HEAD))).toMatchObject({ offline: false });
    const clerk = { AUTH_MODE: 'clerk', CLERK_PUBLISHABLE_KEY: 'pk_1', SOCIAL_LINKS: '' } as const;
    expect(configOf(shells(clerk).render(dist, HEAD))).toMatchObject({
      authMode: 'clerk',
      clerkPublishableKey: 'pk_1',
      socialLinks: [],
    });
  });

  it('passes exchange rates to the browser, if there are any [JOB-59]', () => {
    const config = configOf(shells({ EXCHANGE_RATES: '2026-11-01 USD=1450 EUR=1680.5' }).render(dist, HEAD));
    expect(config).toMatchObject({ exchangeRates: { day: '2026-11-01', home: { USD: 1450, EUR: 1680.5 } } });
    expect(configOf(shells().render(dist, HEAD))).not.toHaveProperty('exchangeRates');
  });

  it('is read once, and is missing until the front end is built', () => {
    const service = shells();
    const first = service.render(dist, HEAD);
    writeFileSync(join(dist, 'index.html'), 'another');
    expect(service.render(dist, HEAD)).toBe(first);
    expect(shells().render(join(dist, 'nothing'), HEAD)).toBeUndefined();
  });
});
