import type { BoardConfig } from './board-config.js';
import type { BoardText } from './board-texts.js';
import type { JobKind, JobListKind } from './job-kinds.js';

/** Id of the JSON block with {@link PageData} that the server writes into a rendered page. */
export const PAGE_DATA_ID = 'page-data';

export interface PageData {
  /** Time of rendering in milliseconds. Texts such as '2 minutes ago' use it until the page is hydrated. */
  now: number;
  fallback: Record<string, unknown>;
  /** The {@link PublicPage.file}, which is loaded before the page is hydrated. */
  file: string;
  lowData?: boolean;
}

export interface JobQuery {
  kind: JobListKind;
  title?: string | undefined;
  place?: string | undefined;
  q?: string | undefined;
  notQ?: string | undefined;
  category: string[];
  locations: string[];
  company?: string | undefined;
  sort?: '-date' | '-pay' | undefined;
  postedWithin?: string | undefined;
  openTo?: string | undefined;
  pay?: string | undefined;
  payAtLeast?: number | undefined;
}

/** What a page asks the API before it can be rendered. */
export type PageQuestion =
  | { about: 'jobs'; query: JobQuery; page: number; limit: number }
  | { about: 'facets'; query: JobQuery }
  | { about: 'job'; kind: JobKind; id: string }
  | { about: 'company'; id: string }
  | { about: 'related-jobs'; kind: JobKind; id: string }
  | { about: 'similar-jobs'; kind: JobKind; id: string }
  | { about: 'text'; name: BoardText }
  /** Why the apply form was not accepted; null for everybody else. */
  | { about: 'apply-answer' }
  /** The same for the report form. */
  | { about: 'report-answer' };

export type AskPage = (question: PageQuestion) => Promise<unknown>;

export interface PublicPage {
  route: string;
  /** Address without the parts that do not change the page. It is the cache key. */
  address: string;
  /** Name of the page's file on the site: `HomePage`. */
  file: string;
  lowData?: boolean;
  /** Contains something personal, such as the token of a mailed link, so it is not cached. */
  isOwn?: boolean;
}

export interface SeekerPages {
  /** @returns undefined for a personal page, which only the browser renders */
  pageAt: (address: string) => PublicPage | undefined;
  /** @param ask answers null for something that does not exist */
  load: (page: PublicPage, ask: AskPage, now: number) => Promise<PageData>;
  render: (page: PublicPage, data: PageData, config: BoardConfig) => string;
}
