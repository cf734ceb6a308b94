import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { HOME_TITLE, LIGHT, SITE_NAME } from '@skybil/shared';

/** Paths of the site's icon. */
const MARK = (
  readFileSync(path.join(import.meta.dirname, '..', 'public', 'favicon.svg'), 'utf8').match(/<path[^>]*>/g) ??
  []
).join('');

interface Icon {
  name: string;
  size: number;
  /** Share of the picture's width. Maskable icons keep only the middle 80 %. */
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

/** PNG icons, drawn at each build from the SVG icon. */
const icons: Plugin = {
  name: 'icons',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle() {
    for (const icon of ICONS) this.emitFile({ type: 'asset', fileName: icon.name, source: await draw(icon) });
  },
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${APPLE}` } }],
};

/** Chunks that need a connection anyway. The worker does not prefetch them, but caches them after use. */
const ONLINE_ONLY =
  'assets/{ClerkAuthAdapter,RecruiterDialog,{Login,Newsletter,Privacy,ResetPassword,SignIn,SignUp,Terms,VerifyEmail}Page}-*';

/** Web app manifest, icons and service worker. */
export const installable: PluginOption[] = [
  icons,
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // the site registers the worker itself, when idle
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
      globPatterns: ['assets/*.js'],
      globIgnores: [ONLINE_ONLY],
    },
  }),
];
