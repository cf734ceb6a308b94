import { BOARD_CONFIG_ID } from './board-config.js';
import { boardInFolder } from './board-folder.js';

/** What pages need of the board folder. The server reads more of it. */
export interface Board {
  name: string;
  /** Path of its logo, if it has one of its own. */
  logo?: string;
  country: Country;
}

export interface Country {
  name: string;
  /** ISO 3166-1: 'NG' */
  code: string;
  otherNames: readonly string[];
  /** 'en-NG' */
  locale: string;
  /** Minutes ahead of UTC, all year. */
  utcOffset: number;
  currency: HomeCurrency;
  /** A month, in the country's currency. */
  minimumWage?: number;
  /** Of data protection. */
  law: string;
  /** Of data protection: it takes complaints. */
  regulator: string;
  /** In the order in which they are shown. */
  places: readonly string[];
  /** Number of places that are offered before "More places". */
  firstPlaces: number;
  categories: readonly string[];
  /** Number of categories that are offered even if they have no job. */
  firstCategories: number;
}

export interface HomeCurrency {
  /** ISO 4217: 'NGN' */
  code: string;
  sign: string;
  /** 'naira' */
  name: string;
  /** What people write before a sum instead of code and sign: 'N' in 'N250,000'. */
  marks: readonly string[];
}

/** In a browser the board comes with the page, so all boards have the same scripts. Elsewhere it is read from its folder. */
export const BOARD: Board = /* @__PURE__ */ boardOfPage() ?? /* @__PURE__ */ boardInFolder();

function boardOfPage(): Board | undefined {
  const { document } = globalThis as { document?: Document };
  const config = document?.getElementById(BOARD_CONFIG_ID)?.textContent;
  return config ? (JSON.parse(config) as { board?: Board }).board : undefined;
}
