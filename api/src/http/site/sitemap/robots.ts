import { PAGES } from '@skybil/shared';

/** Search engines need these pictures of companies, although they are under `/api`. */
const PICTURES = ['/api/logos/', '/api/initials/'];
const NOT_FOR_THEM = ['/api/', '/dashboard', '/inbox'];

/** Tells search engines where the sitemap is and which paths to skip (FOUND-2). */
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
