export interface SitemapEntry {
  url: string;
  changedAt?: Date | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export async function* pagesXml(
  pages: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for await (const some of pages) yield some.map((page) => `<url>${entryXml(page)}</url>\n`).join('');
  yield '</urlset>\n';
}

export function* indexXml(sitemaps: Iterable<SitemapEntry>): Generator<string> {
  yield `${HEAD}<sitemapindex ${SCHEMA}>\n`;
  for (const sitemap of sitemaps) yield `<sitemap>${entryXml(sitemap)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}

function entryXml({ url, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<loc>${url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>${changed}`;
}
