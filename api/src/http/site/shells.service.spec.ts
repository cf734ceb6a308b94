import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Settings } from '../../platform/config/settings.js';
import { ShellsService } from './shells.service.js';

const HEAD = { status: 200 as const, title: 'Cook', description: 'Cook with us', path: '/apply-job/1' };

describe('the page that a front end starts from', () => {
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

  it('says in its head what the page is, line by line', () => {
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
    ]);
  });

  it('shows what could be markup as the text that it is', () => {
    const page = shells().render(dist, { ...HEAD, title: `A & "B" <script>$&` });
    expect(page).toContain('<title>A &amp; &quot;B&quot; &lt;script&gt;$&amp;</title>');
  });

  it('has the data of a job where there is one, and none that ends its element', () => {
    const page = shells().render(dist, { ...HEAD, jsonLd: [{ title: '</script><b>' }] });
    expect(page).toContain(
      '<script type="application/ld+json">{"title":"\\u003c/script>\\u003cb>"}</script>',
    );
    expect(shells().render(dist, HEAD)).not.toContain('ld+json');
  });

  it('is named to nobody when it is to stay out of search engines', () => {
    const page = shells().render(dist, { ...HEAD, noIndex: true });
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toContain('canonical');
  });

  it('tells the browser how people sign in, and where else the board is [LINE-9]', () => {
    const links = 'X=https://x.example/?a=b, Y=https://y.example,Z,=https://nameless.example';
    expect(configOf(shells({ SOCIAL_LINKS: links }).render(dist, HEAD))).toEqual({
      authMode: 'local',
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

  it('is read once, and is not there before the front end is built', () => {
    const kept = shells();
    const first = kept.render(dist, HEAD);
    writeFileSync(join(dist, 'index.html'), 'another');
    expect(kept.render(dist, HEAD)).toBe(first);
    expect(shells().render(join(dist, 'nothing'), HEAD)).toBeUndefined();
  });
});
