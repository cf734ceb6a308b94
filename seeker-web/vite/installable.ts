import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { HOME_TITLE, LIGHT, SITE_NAME } from '@skybil/shared';

/** The mark of the site, as its own file draws it. */
const MARK = (
  readFileSync(path.join(import.meta.dirname, '..', 'public', 'favicon.svg'), 'utf8').match(/<path[^>]*>/g) ??
  []
).join('');

interface Icon {
  name: string;
  size: number;
  /** Of the picture's width. A phone that cuts its icons to a shape leaves the middle four fifths. */
  mark: number;
  purpose?: 'maskable';
}

const ICONS: Icon[] = [
  { name: 'icon-192.png', size: 192, mark: 0.66 },
  { name: 'icon-512.png', size: 512, mark: 0.66 },
  { name: 'icon-maskable-512.png', size: 512, mark: 0.5, purpose: 'maskable' },
  { name: 'apple-touch-icon.png', size: 180, mark: 0.62 },
];
const APPLE = 'apple-touch-icon.png';

function draw({ size, mark }: Icon): Promise<Buffer> {
  const scale = (size * mark) / 32;
  const edge = (size * (1 - mark)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${LIGHT.brand}"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})" fill="none" stroke="${LIGHT.onBrand}"
      stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${MARK}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Drawn at each build from the one mark, in the colours of the brand. */
const icons: Plugin = {
  name: 'icons',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle() {
    for (const icon of ICONS) this.emitFile({ type: 'asset', fileName: icon.name, source: await draw(icon) });
  },
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${APPLE}` } }],
};

/** What only somebody with a line comes to; whatever was used once is kept all the same. */
const ONLY_WITH_A_LINE =
  /\/(lib\/auth\/Clerk|features\/(recruiter|reset|session)\/|pages\/(Login|Newsletter|Privacy|ResetPassword|SignIn|SignUp|Terms|VerifyEmail)Page)/;

/** Files that the worker fetches ahead: what a page without a line may ask for, with all that it is made of. */
const ahead = new Set<string>();

const chooseFiles: Plugin = {
  name: 'files-for-the-worker',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_options, bundle) {
    const take = (fileName: string): void => {
      const chunk = bundle[fileName];
      if (ahead.has(fileName) || chunk?.type !== 'chunk') return;
      ahead.add(fileName);
      for (const style of chunk.viteMetadata?.importedCss ?? []) ahead.add(style);
      chunk.imports.forEach(take);
    };
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && !ONLY_WITH_A_LINE.test(chunk.facadeModuleId ?? '')) take(chunk.fileName);
  },
};

/** The site as something to install, and the worker that keeps it for when there is no line (docs/architecture.md). */
export const installable: PluginOption[] = [
  icons,
  chooseFiles,
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // the site registers it itself, late
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: HOME_TITLE,
      short_name: SITE_NAME,
      description: 'Search jobs across Nigeria and remote, apply, and follow your applications.',
      lang: 'en-NG',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: LIGHT.page,
      background_color: LIGHT.page,
      icons: ICONS.filter(({ name }) => name !== APPLE).map(({ name, size, purpose }) => ({
        src: `/${name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(purpose ? { purpose } : {}),
      })),
    },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*.{js,css}'],
      manifestTransforms: [
        (entries) => ({ manifest: entries.filter(({ url }) => ahead.has(url)), warnings: [] }),
      ],
    },
  }),
];
