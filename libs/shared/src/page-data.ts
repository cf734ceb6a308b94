import type { BoardConfig } from './board-config.js';
import type { JobKind, JobListKind } from './job-kinds.js';

/** Id of the JSON block with {@link PageData} that the server writes into a page that it rendered. */
export const PAGE_DATA_ID = 'page-data';

/** What a page was rendered with, from which the browser goes on without asking again. */
export interface PageData {
  /** When, in milliseconds: words such as '2 minutes ago' go by it until the browser has taken over. */
  now: number;
  /** Answers by the keys under which the site keeps them. */
  fallback: Record<string, unknown>;
  /** The {@link PublicPage.file}, which is brought before the page is taken over. */
  file: string;
  /** It came without logos. */
  lowData?: boolean;
}

/** Which jobs a page shows, in the words of the API's query. */
export interface JobQuery {
  kind: JobListKind;
  title?: string | undefined;
  location?: string | undefined;
  category: string[];
  locations: string[];
}

/** What a page has to know of the board before it can be rendered. */
export type PageQuestion =
  | { about: 'jobs'; query: JobQuery; page: number; limit: number }
  | { about: 'facets'; query: JobQuery }
  | { about: 'job'; kind: JobKind; id: string }
  | { about: 'related-jobs'; kind: JobKind; id: string };

/** A page that is the same for everybody. */
export interface PublicPage {
  /** Its route, with placeholders. */
  route: string;
  /** Its address without what it does not go by: two addresses with the same one are the same page. */
  address: string;
  /** Which file of the site holds it: `HomePage`. */
  file: string;
  /** Somebody wants it without logos. */
  lowData?: boolean;
  questions: PageQuestion[];
  /** It holds something of whoever asks, such as the token of a mail's link: made for each, and kept for nobody. */
  isOwn?: boolean;
}

/** What the seeker site, built for the server, can do. */
export interface SeekerPages {
  /** @returns undefined for a page of one person, which only a browser can show */
  pageAt: (address: string) => PublicPage | undefined;
  /** @param answers in the order of the page's questions; null where what it asks for is not there */
  dataOf: (page: PublicPage, answers: unknown[], now: number) => PageData;
  /** @returns what belongs into the element that the site starts in */
  render: (page: PublicPage, data: PageData, config: BoardConfig) => string;
}
