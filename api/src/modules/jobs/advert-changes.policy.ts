import { type AdvertFact, formatPay, placeInWords } from '@skybil/shared';
import type { JobRecord } from './job.record.js';

type Advert = Pick<
  JobRecord,
  | 'salary'
  | 'currency'
  | 'payMin'
  | 'payMax'
  | 'payPeriod'
  | 'payBasis'
  | 'location'
  | 'states'
  | 'place'
  | 'closingDate'
>;

/** What people who applied before should know, if its words change (APPLY-44). */
const WORDS: Record<AdvertFact, (advert: Advert) => string | undefined> = {
  pay: (advert) => formatPay(advert),
  place: placeInWords,
  closingDate: ({ closingDate }) => closingDate,
};

export function changedFacts(before: Advert, after: Advert): AdvertFact[] {
  const facts = Object.keys(WORDS) as AdvertFact[];
  return facts.filter((fact) => WORDS[fact](before) !== WORDS[fact](after));
}
