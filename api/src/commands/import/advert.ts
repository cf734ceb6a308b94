import type { SkippedRow, SkippedRows } from './skipped-rows.js';
import type { Pay } from './rules/pay.rules.js';

/** An advert as texts from the file, before any rule runs. A missing value is ''. */
export interface Advert {
  at: number;
  title: string;
  company: string;
  location: string;
  url: string;
  remote: boolean;
  jobType: string;
  /** HTML or plain text. */
  description: string;
  posted: string;
  scraped: string;
  closes: string;
  pay?: Pay;
}

export const FORMATS = ['remoteok', 'csv', 'jsonposting'] as const;
export type Format = (typeof FORMATS)[number];

export interface ReadFile {
  format: Format;
  adverts: Advert[];
  refusals: SkippedRow[];
}

/** A file that is read during the import. The refusals are complete when the last advert is read. */
export interface StreamedFile {
  format: Format;
  adverts: AsyncIterable<Advert>;
  refused: SkippedRows;
  /** Fraction of the file that is read, from 0 to 1. */
  fractionRead(): number;
}

/** The whole file is unusable. The message is one sentence for the operator. */
export class UnusableFile extends Error {}
