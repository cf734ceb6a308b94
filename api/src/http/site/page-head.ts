import type { Picture } from './pictures/picture.js';

/** The head of a page. `status` is 404 for an unknown address. */
export interface PageHead {
  status: 200 | 404;
  title: string;
  description: string;
  /** The canonical path, the only one of a page's addresses that search engines index (FOUND-3). */
  path: string;
  /** schema.org data for search engines, one script element per block. */
  jsonLd?: object[];
  /** Preview for shared links. Default: the picture of the site. */
  picture?: Picture;
  noIndex?: boolean;
}
