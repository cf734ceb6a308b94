import type { Picture } from './pictures/picture.js';

/** What the server writes into a page's head. `status` is 404 for an address that leads nowhere. */
export interface PageHead {
  status: 200 | 404;
  title: string;
  description: string;
  /** The page's own address on the site: of all addresses that show it, the one that search engines keep (FOUND-3). */
  path: string;
  /** schema.org data for search engines, each a block of its own. */
  jsonLd?: object[];
  /** Shown where a link to the page is shared; else that of the site. */
  picture?: Picture;
  noIndex?: boolean;
}
