/** What pages need of the board folder. The server reads more of it. */
export interface Board {
  name: string;
  country: Country;
}

export interface Country {
  name: string;
  /** ISO 3166-1: 'NG' */
  code: string;
  otherNames: readonly string[];
  /** 'en-NG' */
  locale: string;
  /** Short name of its time: 'WAT' */
  timeZoneName: string;
  /** Minutes ahead of UTC, all year. */
  utcOffset: number;
  currency: HomeCurrency;
  /** A month, in the country's currency. */
  minimumWage?: number;
  /** Short name of the service after a degree: 'NYSC' */
  nationalService?: string;
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
  /** Of several units: 'naira' */
  name: string;
  /** What people write before a sum instead of code and sign: 'N' in 'N250,000'. */
  marks: readonly string[];
  /** A month; the example in inputs. */
  usualPay: { from: number; to: number };
}
