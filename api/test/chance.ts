import { JOB_CATEGORIES, JOB_KINDS, JOB_LEVELS, JOB_LOCATIONS, NATIONWIDE } from '@skybil/shared';
import { type JobFilter, JOB_SORTS } from '../src/modules/jobs/job.record.js';
import type { PageQuery } from '../src/modules/jobs/search/job-search.js';
import type { Alternative, SearchTerm } from '../src/modules/jobs/search/search-query.js';
import type { SearchedJob } from '../src/modules/jobs/search/searched-job.js';

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WORDS = [
  'Software',
  'Engineer',
  'engineering',
  'Sales',
  'C++',
  'a',
  '',
  'Lead',
  'e.g.',
  'Ọ̀gá',
  'İzmir',
  '42',
  '😀',
];
const SEARCHED_WORDS =
  'software engineer sales c oga izmir 42 eko haulage academy lagos edo town ikeja'.split(' ');
const STATES = JOB_LOCATIONS.slice(0, 5);
const COMPANIES = ['a', 'b', 'c'].map((letter) => letter.repeat(24));

/** Generates jobs and questions from few words, places and times, so that they often match. */
export class Chance {
  private readonly next = random(7);

  one<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  is(share: number): boolean {
    return this.next() < share;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  private words(most: number): string {
    return Array.from({ length: 1 + this.below(most) }, () => this.one(WORDS)).join(' ');
  }

  job(id: string): SearchedJob {
    return {
      id,
      kind: this.one(JOB_KINDS),
      category: this.one(JOB_CATEGORIES),
      level: this.one(JOB_LEVELS),
      ...this.place(),
      employmentType: this.one(['', 'Full-time', 'NYSC']),
      nysc: this.one(['', 'Required']),
      openTo: this.one(['yes', 'no', 'unknown']),
      ...this.pay(),
      companyId: this.one(COMPANIES),
      companyName: this.one(['Eko Haulage', 'Lead Academy', '']),
      title: this.words(4).toLowerCase(),
      date: this.below(40),
      createdAt: this.below(40),
    };
  }

  private place(): Pick<SearchedJob, 'location' | 'states' | 'nationwide' | 'place'> {
    const location = this.one([...STATES, NATIONWIDE, 'Port-Harcourt', '']);
    const isState = (STATES as readonly string[]).includes(location);
    const states = isState ? [...new Set([location, ...(this.is(0.2) ? [this.one(STATES)] : [])])] : [];
    return {
      location,
      states,
      nationwide: location === NATIONWIDE,
      place: this.one(['', '', 'Ikeja', 'Edo Town']),
    };
  }

  private pay(): Pick<SearchedJob, 'pay' | 'payStated' | 'payUnrated'> {
    if (this.is(0.3)) return { payStated: this.is(0.3), payUnrated: false };
    if (this.is(0.2)) return { payStated: true, payUnrated: true };
    return { payStated: true, payUnrated: false, pay: this.below(8) * 50_000 };
  }

  filter(): JobFilter {
    const title = [...this.words(3)];
    const begin = this.below(title.length);
    return {
      kind: this.one([...JOB_KINDS, 'all'] as const),
      ...(this.is(0.5) ? { title: title.slice(begin, begin + 1 + this.below(9)).join('') } : {}),
      ...(this.is(0.2)
        ? { location: this.one(['la', 'LAGOS', 'o', '-', 'nowhere', '*', 'l?g', 'a\\\\']) }
        : {}),
      ...(this.is(0.3) ? { locations: [this.one(JOB_LOCATIONS), this.one(JOB_LOCATIONS)] } : {}),
      ...(this.is(0.2) ? { placeStates: [this.one(STATES), this.one(STATES)] } : {}),
      ...(this.is(0.1) ? { placeText: this.one(['os', 'Nowhere', 'r*']) } : {}),
      ...(this.is(0.3) ? { category: [this.one(JOB_CATEGORIES), this.one(JOB_CATEGORIES)] } : {}),
      ...(this.is(0.3) ? { level: [this.one(JOB_LEVELS)] } : {}),
      ...(this.is(0.2) ? { companyId: this.one([...COMPANIES, 'd'.repeat(24)]) } : {}),
      ...(this.is(0.3) ? { asOf: new Date(this.below(40)) } : {}),
      ...(this.is(0.2) ? { postedSince: new Date(this.below(40)) } : {}),
      ...(this.is(0.2) ? { openToCountry: true } : {}),
      ...(this.is(0.1) ? { payStated: true } : {}),
      ...(this.is(0.2) ? { payAtLeast: 1 + this.below(8) * 50_000 } : {}),
      ...(this.is(0.5) ? { search: { terms: this.list(3, () => this.term()) } } : {}),
    };
  }

  private list<T>(most: number, make: () => T): T[] {
    return Array.from({ length: 1 + this.below(most) }, make);
  }

  private term(): SearchTerm {
    return { typed: 'a word', alternatives: this.list(4, () => this.alternative()) };
  }

  private alternative(): Alternative {
    const weight = 1 + this.below(80);
    if (this.is(0.4)) {
      const field = this.one(['kind', 'category', 'states', 'employmentType', 'nysc'] as const);
      const values = {
        kind: JOB_KINDS,
        category: JOB_CATEGORIES,
        states: STATES,
        employmentType: ['Full-time', 'NYSC'],
        nysc: ['Required'],
      }[field];
      return { in: field, values: this.list(2, () => this.one<string>(values)), weight };
    }
    const words = this.list(2, () => {
      const text = this.one([...SEARCHED_WORDS, ...SEARCHED_WORDS.map((word) => word.slice(0, 2))]);
      return { text, isWhole: this.is(0.3) };
    });
    return { in: this.one(['title', 'title', 'company', 'place'] as const), words, weight };
  }

  question(known: readonly SearchedJob[]): PageQuery {
    const sort = this.one(JOB_SORTS);
    const isByDate = sort === 'date' || sort === '-date';
    return {
      filter: this.filter(),
      sort,
      ...(isByDate && this.is(0.4) ? { after: this.one(known) } : {}),
      skip: this.one([0, 0, 3, 40]),
      limit: 1 + this.below(12),
    };
  }
}
