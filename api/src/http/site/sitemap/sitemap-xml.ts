/** An address, and the last change of its page. */
export interface Located {
  url: string;
  changedAt?: Date | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns a sitemap of pages in chunks. */
export async function* pagesXml(
  pages: AsyncIterable<Located[]> | Iterable<Located[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for await (const some of pages) yield some.map((page) => `<url>${located(page)}</url>\n`).join('');
  yield '</urlset>\n';
}

/** Returns an index of sitemaps. */
export function* indexXml(sitemaps: Iterable<Located>): Generator<string> {
  yield `${HEAD}<sitemapindex ${SCHEMA}>\n`;
  for (const sitemap of sitemaps) yield `<sitemap>${located(sitemap)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}

function located({ url, changedAt }: Located): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<loc>${url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>${changed}`;
}
