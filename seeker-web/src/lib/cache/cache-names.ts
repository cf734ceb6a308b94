/** What the browser keeps of the board for when there is no line. The worker writes it; the pages only take it away. */
export const CACHES = {
  /** Files of the site, whose names change with their content. */
  assets: 'skybil-assets',
  /** The page that any address can begin from. */
  shell: 'skybil-shell',
  pages: 'skybil-pages',
  answers: 'skybil-answers',
  /** Answers to somebody who was signed in. */
  own: 'skybil-own',
} as const;

/** What tells of whoever used the site; the site's own files stay. */
export const PERSONAL_CACHES = [CACHES.pages, CACHES.answers, CACHES.own];

/** When an answer was kept, on the copy. */
export const CACHED_AT_HEADER = 'x-kept-at';
/** The same on the `html` of a kept page, as a script reads it. */
export const CACHED_AT_ATTRIBUTE = 'keptAt';

/** Says to the worker that whoever was signed in is gone. */
export const CLEAR_MESSAGE = 'forget';

/** Whose an answer is, in the key of its copy: two people's lie apart, also where one comes straight after the other. */
export const PERSON_PARAM = 'for';
