import { grouped, HOME_SIGN, KIND_NAMES, NATIONWIDE } from '@skybil/shared';
import { type JobFilter, toggled, UNFILTERED } from './job-filter';

export const SORT_NAMES = { '-date': 'Newest', match: 'Best match', '-pay': 'Highest pay' };
export const AGE_NAMES = { 1: '24 hours', 7: '7 days', 30: '30 days' };

type FilterName = Exclude<keyof JobFilter, 'page'>;

/** One part of the filter in words, and the change that removes it. */
export interface Term {
  name: FilterName;
  words: string;
  without: Partial<JobFilter>;
}

function wordsOf(filter: JobFilter, name: FilterName, company: string): string {
  switch (name) {
    case 'category':
    case 'locations':
      return filter[name].join(' or ');
    case 'company':
      return company;
    case 'kind':
      return KIND_NAMES[filter.kind];
    case 'sort':
      return filter.sort && `${SORT_NAMES[filter.sort]} first`;
    case 'postedWithin':
      return filter.postedWithin && `Last ${AGE_NAMES[filter.postedWithin]}`;
    case 'openTo':
      return filter.openTo ? 'For other countries too' : `Open to ${NATIONWIDE}`;
    case 'pay':
      return 'Pay stated';
    case 'payAtLeast':
      return `At least ${HOME_SIGN}${grouped(filter.payAtLeast)} a month`;
    default:
      return filter[name];
  }
}

/** The parts with these names that are set. The filter has only the id of its company. */
export function termsOf(filter: JobFilter, names: readonly FilterName[], company = 'One company'): Term[] {
  return names
    .filter((name) => String(filter[name]) !== String(UNFILTERED[name]))
    .map((name) => ({ name, words: wordsOf(filter, name, company), without: { [name]: UNFILTERED[name] } }));
}

const CHIPS = [
  'title',
  'location',
  'company',
  'sort',
  'postedWithin',
  'pay',
  'payAtLeast',
  'openTo',
] as const;
const BOXES = ['category', 'locations'] as const;

/** Each part of the filter that can be removed by itself, every box included. The kind has a switch. */
export function chipsOf(filter: JobFilter, company?: string): Term[] {
  const boxes = BOXES.flatMap((name) =>
    filter[name].map((words) => ({ name, words, without: { [name]: toggled<string>(filter[name], words) } })),
  );
  return [...termsOf(filter, CHIPS, company), ...boxes];
}

/** How many of the filters that have no place of their own on a phone's first screen are set. */
export function sheetCount(filter: JobFilter): number {
  return chipsOf(filter).filter(({ name }) => !['title', 'location', 'company', 'openTo'].includes(name))
    .length;
}

/** ' for “cook” in “Kano”, Remote, with 2 filters' */
export function searchWords(filter: JobFilter): string {
  const { title, location, kind } = filter;
  const filters = sheetCount(filter) + Number(filter.openTo !== '');
  return [
    title && ` for “${title}”`,
    location && ` in “${location}”`,
    filter.company && ' of one company',
    kind !== 'all' && `, ${KIND_NAMES[kind]}`,
    filters > 0 && `, with ${filters} ${filters === 1 ? 'filter' : 'filters'}`,
  ]
    .filter(Boolean)
    .join('');
}
