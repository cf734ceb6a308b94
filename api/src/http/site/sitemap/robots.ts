import { APPLY_PAGES, PAGES } from '@skybil/shared';

/** Search engines need these pictures of companies, although they are under `/api`. */
const PICTURES = ['/api/logos/', '/api/initials/'];
const DISALLOWED = ['/api/', '/dashboard', '/inbox', `${APPLY_PAGES}/`];

/** FOUND-2 */
export function robotsTxt(publicUrl: string): string {
  const privatePages = Object.values(PAGES).filter(({ isPrivate }) => isPrivate);
  return [
    'User-agent: *',
    'Allow: /',
    ...PICTURES.map((path) => `Allow: ${path}`),
    ...[...DISALLOWED, ...privatePages.map(({ path }) => path)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
