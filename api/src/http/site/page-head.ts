import type { Picture } from './pictures/picture.js';

export interface PageHead {
  status: 200 | 404;
  title: string;
  description: string;
  /** The canonical path, which search engines index (FOUND-3). */
  path: string;
  /** schema.org data, one script element per object. */
  jsonLd?: object[];
  picture?: Picture;
  noIndex?: boolean;
}
