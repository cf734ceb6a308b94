/** Cache Storage for offline use. The service worker writes it, pages only delete from it. */
export const CACHES = {
  assets: 'skybil-assets',
  /** The shell, which can start at any address. */
  shell: 'skybil-shell',
  pages: 'skybil-pages',
  answers: 'skybil-answers',
  own: 'skybil-own',
} as const;

/** Caches that show what a person did. The site's own files are not among them. */
export const PERSONAL_CACHES = [CACHES.pages, CACHES.answers, CACHES.own];

/** When a copy was stored. This header is on the copy, not on the server's answer. */
export const CACHED_AT_HEADER = 'x-kept-at';
/** The same for a cached page, as a data attribute of `html`. */
export const CACHED_AT_ATTRIBUTE = 'keptAt';

/** Message to the worker: delete the personal caches. */
export const CLEAR_MESSAGE = 'forget';
/** Message to the worker: cache all files of the build, and the open pages. */
export const CACHE_FILES_MESSAGE = 'cache-files';

/** Query parameter of a cache key that separates the answers of two people. */
export const PERSON_PARAM = 'for';
