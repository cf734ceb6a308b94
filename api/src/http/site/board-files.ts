import type { NestExpressApplication } from '@nestjs/platform-express';
import { BOARD, HOME_TITLE, LIGHT, NATIONWIDE, SITE_NAME } from '@skybil/shared';
import type { NextFunction, Request, Response } from 'express';
import sharp from 'sharp';
import { boardLogo } from '../../platform/config/board-logo.js';

const CACHE_CONTROL = 'public, max-age=3600';
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Icon {
  path: string;
  size: number;
  /** Share of the picture's width. Maskable icons keep only the middle 80 %. */
  logo: number;
  purpose?: 'maskable';
}

const ICONS: Icon[] = [
  { path: '/icon-192.png', size: 192, logo: 0.66 },
  { path: '/icon-512.png', size: 512, logo: 0.66 },
  { path: '/icon-maskable-512.png', size: 512, logo: 0.5, purpose: 'maskable' },
];
const APPLE_ICON: Icon = { path: '/apple-touch-icon.png', size: 180, logo: 0.62 };

/** Web app manifest. */
const MANIFEST = {
  id: '/',
  name: HOME_TITLE,
  short_name: SITE_NAME,
  description: `Search jobs across ${NATIONWIDE} and remote, apply, and follow your applications.`,
  lang: BOARD.country.locale,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: LIGHT.page,
  background_color: LIGHT.page,
  icons: ICONS.map(({ path, size, purpose }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  })),
};

async function draw(logo: string, { size, logo: share }: Icon): Promise<Buffer> {
  const inner = Math.round(size * share);
  const drawn = await sharp(Buffer.from(logo)).resize(inner, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: LIGHT.page } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

/** What browsers ask for beside the pages: manifest, and icons that are drawn from the logo of the board folder. */
export function serveBoardFiles(app: NestExpressApplication): void {
  const logo = boardLogo();
  const icons = new Map([...ICONS, APPLE_ICON].map((icon) => [icon.path, icon]));
  const drawn = new Map<string, Promise<Buffer>>();

  app.use((request: Request, response: Response, next: NextFunction) => {
    const { method, path } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const icon = icons.get(path);
    if (!isRead || !(icon || path === '/favicon.svg' || path === '/manifest.webmanifest')) return next();
    response.setHeader('cache-control', CACHE_CONTROL);
    if (icon) {
      const bytes = drawn.get(path) ?? draw(logo, icon);
      drawn.set(path, bytes);
      bytes
        .then((png) => response.type('png').send(png))
        .catch((error: unknown) => {
          drawn.delete(path);
          next(error);
        });
    } else if (path === '/favicon.svg') {
      response.type('svg').setHeader('content-security-policy', SVG_POLICY).send(logo);
    } else {
      response.type('application/manifest+json').send(JSON.stringify(MANIFEST));
    }
  });
}
