import { JOB_CATEGORIES, JOB_KINDS, JOB_LEVELS, JOB_LOCATIONS, NATIONWIDE } from '@skybil/shared';
import { type JobFilter, JOB_SORTS } from '../src/modules/jobs/job.record.js';
import { normalized } from '../src/modules/jobs/places/names.js';
import {
  dimension,
  DIMENSION_NAMES,
  type DimensionName,
  FACET_FIELDS,
  type FacetField,
} from '../src/modules/jobs/search/dimensions.js';
import type { Facets, FoundPage, PageQuery, Suggestions } from '../src/modules/jobs/search/job-search.js';
import { isOneErrorApart } from '../src/modules/jobs/search/one-error.js';
import type { Alternative, SearchTerm } from '../src/modules/jobs/search/search-query.js';
import { SUGGESTED } from '../src/modules/jobs/search/suggested.js';
import type { SearchedJob } from '../src/modules/jobs/search/searched-job.js';

/** A search engine without its change stream. */
export interface SearchEngine {
  put(jobs: readonly SearchedJob[]): Promise<void>;
  remove(id: string): Promise<void>;
  page(question: PageQuery): Promise<FoundPage>;
  facets(filter: JobFilter): Promise<Facets>;
  closestWord(word: string): Promise<string | undefined>;
  suggest(prefix: string): Promise<Suggestions>;
}

/** Computes the same answers from a plain list, in the simplest way. */
class Reference {
  readonly jobs = new Map<string, SearchedJob>();

  page({ filter, sort, after, skip, limit }: PageQuery): FoundPage {
    const terms = filter.search?.terms ?? [];
    const jobs = [...this.jobs.values()].filter(matches(filter));
    const scored = jobs.map((job) => ({ job, scores: terms.map((term) => scoreOf(term, job)) }));
    const found = scored.filter(({ scores }) => !filter.search || scores.some((score) => score > 0));
    const sum = (scores: number[]) => scores.reduce((total, score) => total + score, 0);
    const best = {
      date: () => 0,
      '-date': () => 0,
      '-pay': ({ job }: (typeof found)[number]) => job.pay ?? -1,
      match: ({ scores }: (typeof found)[number]) => sum(scores),
    }[sort];
    found.sort((a, b) => best(a) - best(b) || older(a.job, b.job));
    if (sort !== 'date') found.reverse();
    const begin = after
      ? found.findIndex(({ job }) => (sort === 'date' ? older(job, after) > 0 : older(job, after) < 0))
      : 0;
    const rest = begin === -1 ? [] : found.slice(begin);
    return {
      ids: rest.slice(skip, skip + limit).map(({ job }) => job.id),
      total: found.length,
      ...(filter.search
        ? {
            matchingAll: found.filter(({ scores }) => scores.every((score) => score > 0)).length,
            unmatched: [...terms.keys()].filter((at) => found.every(({ scores }) => scores[at] === 0)),
          }
        : {}),
    };
  }

  facets(filter: JobFilter) {
    const count = (field: FacetField) => {
      const counts: Record<string, number> = {};
      const isFound = (job: SearchedJob) =>
        !filter.search || filter.search.terms.some((term) => scoreOf(term, job) > 0);
      for (const job of [...this.jobs.values()].filter(matches(filter, field)).filter(isFound))
        for (const value of dimension(field).of(job)) counts[value] = (counts[value] ?? 0) + 1;
      return counts;
    };
    return Object.fromEntries(FACET_FIELDS.map((field) => [field, count(field)]));
  }

  closestWord(word: string): string | undefined {
    const known = [...this.jobs.values()].map((job) => new Set(Object.values(wordsOf(job)).flat()));
    const isKnown = known.some((words) => [...words].some((one) => one.startsWith(word)));
    if (isKnown || word.length < 5) return undefined;
    const close = known.flatMap((words) => [...words].filter((one) => isOneErrorApart(one, word)));
    return mostFrequent(close, 1)[0];
  }

  suggest(prefix: string): Suggestions {
    const jobs = prefix === '' ? [] : [...this.jobs.values()];
    const beginning = (names: string[]) =>
      names.filter((name) =>
        prefix.split(' ').every((text) =>
          normalized(name)
            .split(' ')
            .some((word) => word.startsWith(text)),
        ),
      );
    return {
      titles: mostFrequent(beginning(jobs.map(({ title }) => title)), SUGGESTED.titles),
      companies: mostFrequent(beginning(jobs.map(({ companyName }) => companyName)), SUGGESTED.companies),
      places: mostFrequent(
        beginning(jobs.flatMap(({ place, location, states }) => [...new Set([place, location, ...states])])),
        SUGGESTED.places,
      ),
    };
  }
}

function mostFrequent(texts: readonly string[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const sorted = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  return sorted.slice(0, limit).map(([text]) => text);
}

function older(a: Pick<SearchedJob, 'date' | 'id'>, b: Pick<SearchedJob, 'date' | 'id'>): number {
  return a.date - b.date || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** AND between the fields of a filter, OR within one field. @param without a dimension that does not limit */
function matches(filter: JobFilter, without?: DimensionName): (job: SearchedJob) => boolean {
  const until = filter.asOf?.getTime() ?? Infinity;
  const limits = DIMENSION_NAMES.filter((name) => name !== without).map(dimension);
  return (job) =>
    limits.every(({ of, wanted, part }) => {
      const [values, term] = [wanted?.(filter), part?.(filter)];
      const isWanted = !values?.length || of(job).some((value) => values.includes(value));
      return isWanted && (!term || of(job).some((value) => value.toLowerCase().includes(term.toLowerCase())));
    }) &&
    job.title.includes(filter.title?.toLowerCase() ?? '') &&
    (filter.companyId === undefined || job.companyId === filter.companyId) &&
    job.date <= until &&
    job.createdAt <= until &&
    job.date >= (filter.postedSince?.getTime() ?? -Infinity) &&
    (filter.payAtLeast === undefined || job.payUnrated || (job.pay ?? -1) >= filter.payAtLeast);
}

function scoreOf({ alternatives }: SearchTerm, job: SearchedJob): number {
  const weights = alternatives.filter((one) => isMatch(one, job)).map(({ weight }) => weight);
  return Math.max(0, ...weights);
}

function isMatch(alternative: Alternative, job: SearchedJob): boolean {
  if ('values' in alternative)
    return dimension(alternative.in)
      .of(job)
      .some((value) => alternative.values.includes(value));
  const words = WORDS_OF.get(job) ?? wordsOf(job);
  WORDS_OF.set(job, words);
  return alternative.words.every((wanted) =>
    words[alternative.in].some((word) =>
      wanted.isWhole ? word === wanted.text : word.startsWith(wanted.text),
    ),
  );
}

/** Read once, because thousands of questions compare the same jobs. */
const WORDS_OF = new WeakMap<SearchedJob, ReturnType<typeof wordsOf>>();

function wordsOf({ title, companyName, place, location, states }: SearchedJob) {
  const words = (text: string) => normalized(text).split(' ');
  return {
    title: words(title),
    company: words(companyName),
    place: words([place, location, ...states].join(' ')),
  };
}

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
const TYPED_WORDS = [
  'enginer',
  'sofware',
  'hualage',
  'acadmy',
  'ikejaa',
  'eng',
  'lead',
  's',
  'ed',
  'lagoss',
  'zoologist',
  'software eng',
  'town ed',
  '',
];
const STATES = JOB_LOCATIONS.slice(0, 5);
const COMPANIES = ['a', 'b', 'c'].map((letter) => letter.repeat(24));

/** Generates jobs and questions from few words, places and times, so that they often match. */
class Chance {
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
      ...(this.is(0.3) ? { category: [this.one(JOB_CATEGORIES), this.one(JOB_CATEGORIES)] } : {}),
      ...(this.is(0.3) ? { level: [this.one(JOB_LEVELS)] } : {}),
      ...(this.is(0.2) ? { companyId: this.one([...COMPANIES, 'd'.repeat(24)]) } : {}),
      ...(this.is(0.3) ? { asOf: new Date(this.below(40)) } : {}),
      ...(this.is(0.2) ? { postedSince: new Date(this.below(40)) } : {}),
      ...(this.is(0.2) ? { openToNigeria: true } : {}),
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

/** The larger size has terms in too many titles to sort them all. */
export const RUNS = [
  { jobs: 300, questions: 4_700 },
  { jobs: 4_000, questions: 300 },
];

/** Compares an engine with a plain list in generated questions. @param engine an engine without jobs */
export async function expectSameAnswersAsPlainList(
  engine: SearchEngine,
  { jobs, questions }: (typeof RUNS)[number],
): Promise<void> {
  const chance = new Chance();
  const reference = new Reference();
  const known: SearchedJob[] = [];
  const put = async (...numbers: number[]) => {
    const made = numbers.map((number) => chance.job(number.toString(16).padStart(24, '0')));
    known.push(...made);
    await engine.put(made);
    for (const job of made) reference.jobs.set(job.id, job);
  };
  await put(...Array(jobs).keys());
  for (let asked = 0; asked < questions; asked += 1) {
    if (chance.is(0.2)) await put(chance.below(jobs + 100));
    if (chance.is(0.2)) {
      const { id } = chance.one(known);
      await engine.remove(id);
      reference.jobs.delete(id);
    }
    const question = chance.question(known);
    const [page, facets] = await Promise.all([engine.page(question), engine.facets(question.filter)]);
    const counts = FACET_FIELDS.map((field) => [field, Object.fromEntries(facets[field])]);
    expect({ question, ...page, facets: Object.fromEntries(counts) }).toEqual({
      question,
      ...reference.page(question),
      facets: reference.facets(question.filter),
    });
  }
  for (const word of TYPED_WORDS) {
    const [closest, suggestions] = await Promise.all([engine.closestWord(word), engine.suggest(word)]);
    expect({ word, closest, suggestions }).toEqual({
      word,
      closest: reference.closestWord(word),
      suggestions: reference.suggest(word),
    });
  }
  const all = { filter: { kind: 'all' }, sort: '-date', skip: 0, limit: 1 } as const;
  expect((await engine.page(all)).total).toBe(reference.jobs.size);
}
