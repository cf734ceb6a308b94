import type { LeftOut, Refusal } from './left-out.js';
import type { Pay } from './rules/pay.rules.js';

/** An advert as a file tells it: texts, nothing judged yet; '' where the file says nothing. */
export interface Advert {
  /** Where it stands in the file: the line of a CSV, the number of a JSON entry, both from 1. */
  at: number;
  title: string;
  company: string;
  location: string;
  url: string;
  remote: boolean;
  /** One of a source's options, such as 'Full Time'. */
  jobType: string;
  /** HTML or plain text. */
  description: string;
  posted: string;
  scraped: string;
  /** After this moment nobody can apply. */
  closes: string;
  pay?: Pay;
}

export const FORMATS = ['remoteok', 'csv', 'jsonposting'] as const;
export type Format = (typeof FORMATS)[number];

export interface ReadFile {
  format: Format;
  adverts: Advert[];
  refusals: Refusal[];
}

/** A file that is read while it is imported; what is refused is known then. */
export interface StreamedFile {
  format: Format;
  adverts: AsyncIterable<Advert>;
  refused: LeftOut;
  /** How much of it was read, from 0 to 1. */
  part(): number;
}

/** The file as a whole cannot be used; the message is one sentence for the operator. */
export class UnusableFile extends Error {}
