import { type JobFilter } from '../src/modules/jobs/job.record.js';
import { normalized } from '../src/modules/jobs/places/names.js';
import {
  dimension,
  DIMENSION_NAMES,
  type DimensionName,
  FACET_FIELDS,
  type FacetField,
} from '../src/modules/jobs/search/dimensions.js';
import type { FoundPage, PageQuery, Suggestions } from '../src/modules/jobs/search/job-search.js';
import { isOneErrorApart } from '../src/modules/jobs/search/one-error.js';
import type { Alternative, SearchTerm } from '../src/modules/jobs/search/search-query.js';
import { SUGGESTED } from '../src/modules/jobs/search/suggested.js';
import type { SearchedJob } from '../src/modules/jobs/search/searched-job.js';

/** Computes the same answers from a plain list, in the simplest way. */
export class PlainList {
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
    const known = [...this.jobs.values()].flatMap((job) =>
      Object.values(wordsOf(job)).flatMap((words) => [...new Set(words)]),
    );
    if (word.length < 5 || known.some((one) => one.startsWith(word))) return undefined;
    const close = known.filter((one) => isOneErrorApart(one, word));
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
    limits.every(({ of, wanted, parts }) => {
      const [values, texts] = [wanted?.(filter), parts?.(filter) ?? []];
      const isWanted = !values?.length || of(job).some((value) => values.includes(value));
      const contains = (text: string) => of(job).some((value) => value.toLowerCase().includes(text));
      return isWanted && texts.every(contains);
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
