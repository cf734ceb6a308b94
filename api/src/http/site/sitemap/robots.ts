import { PAGES } from '@skybil/shared';

/** What search engines need beside the pages, though it is of the API: pictures of companies. */
const PICTURES = ['/api/logos/', '/api/initials/'];
const NOT_FOR_THEM = ['/api/', '/dashboard', '/inbox'];

/** Tells search engines where all pages are, and which lead nowhere for them (FOUND-2). */
export function robotsTxt(publicUrl: string): string {
  const own = Object.values(PAGES).filter(({ isPrivate }) => isPrivate);
  return [
    'User-agent: *',
    'Allow: /',
    ...PICTURES.map((path) => `Allow: ${path}`),
    ...[...NOT_FOR_THEM, ...own.map(({ path }) => path)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
