import { grouped, KIND_NAMES } from '@skybil/shared';
import { type JobFilter, UNFILTERED } from './job-filter';

export const SORT_NAMES = { '-date': 'Newest', match: 'Best match', '-pay': 'Highest pay' };
export const AGE_NAMES = { 1: '24 hours', 7: '7 days', 30: '30 days' };

type FilterName = Exclude<keyof JobFilter, 'page'>;

/** One part of the filter in words, and the change that removes it. */
export interface Term {
  name: FilterName;
  words: string;
  without: Partial<JobFilter>;
}

function wordsOf(filter: JobFilter, name: FilterName): string {
  switch (name) {
    case 'category':
    case 'locations':
      return filter[name].join(' or ');
    case 'kind':
      return KIND_NAMES[filter.kind];
    case 'sort':
      return filter.sort && `${SORT_NAMES[filter.sort]} first`;
    case 'postedWithin':
      return filter.postedWithin && `Last ${AGE_NAMES[filter.postedWithin]}`;
    case 'openTo':
      return 'Open to Nigeria';
    case 'pay':
      return 'Pay stated';
    case 'payAtLeast':
      return `At least ₦${grouped(filter.payAtLeast)} a month`;
    default:
      return filter[name];
  }
}

/** The parts with these names that are set. */
export function termsOf(filter: JobFilter, names: readonly FilterName[]): Term[] {
  return names
    .filter((name) => String(filter[name]) !== String(UNFILTERED[name]))
    .map((name) => ({ name, words: wordsOf(filter, name), without: { [name]: UNFILTERED[name] } }));
}
