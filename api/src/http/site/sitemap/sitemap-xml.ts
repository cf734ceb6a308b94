/** An address, and when what it leads to was changed. */
export interface Located {
  url: string;
  changedAt?: Date | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of pages, in pieces of those that come together. */
export async function* pagesXml(
  pages: AsyncIterable<Located[]> | Iterable<Located[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for await (const some of pages) yield some.map((page) => `<url>${located(page)}</url>\n`).join('');
  yield '</urlset>\n';
}

/** A sitemap of sitemaps. */
export function* indexXml(sitemaps: Iterable<Located>): Generator<string> {
  yield `${HEAD}<sitemapindex ${SCHEMA}>\n`;
  for (const sitemap of sitemaps) yield `<sitemap>${located(sitemap)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}

function located({ url, changedAt }: Located): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<loc>${url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>${changed}`;
}
