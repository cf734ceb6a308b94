import type { JobFilter, JobSort } from '../../job.record.js';
import type { Facets, FoundPage, JobDimension, PageQuestion } from '../job-search.js';

type Condition = Record<string, unknown>;

/** More values than any field has. */
const MOST_VALUES = 10_000;
const ORDERS: Record<JobSort, 'asc' | 'desc'> = { '-date': 'desc', date: 'asc' };
const DIMENSIONS: readonly JobDimension[] = ['category', 'location', 'level', 'kind'];

/** The question as OpenSearch is asked; all of its conditions filter, none ranks. */
export function pageQuery({ filter, sort, behind, skip, limit }: PageQuestion) {
  const order = ORDERS[sort];
  return {
    query: all([...narrowing(filter), ...Object.values(boxes(filter)).flat()]),
    sort: [{ date: order }, { id: order }],
    track_total_hits: true,
    // behind a job nothing can be skipped: it is left out of the answer
    ...(behind
      ? { search_after: [behind.date, behind.id], size: skip + limit }
      : { from: skip, size: limit }),
  };
}

export interface PageAnswer {
  hits: { total: { value: number }; hits: { _id: string }[] };
}

export function toPage({ hits }: PageAnswer, { behind, skip }: PageQuestion): FoundPage {
  const ids = hits.hits.map(({ _id }) => _id);
  return { ids: behind ? ids.slice(skip) : ids, total: hits.total.value };
}

/** Each field is counted under the boxes of the others (JOB-4). */
export function facetsQuery(filter: JobFilter) {
  const ticked = boxes(filter);
  const count = (field: JobDimension) => {
    const others = DIMENSIONS.filter((one) => one !== field).flatMap((one) => ticked[one]);
    return { filter: all(others), aggs: { values: { terms: { field, size: MOST_VALUES } } } };
  };
  const aggs = Object.fromEntries(DIMENSIONS.map((field) => [field, count(field)]));
  return { query: all(narrowing(filter)), size: 0, aggs };
}

export interface FacetsAnswer {
  aggregations: Record<JobDimension, { values: { buckets: { key: string; doc_count: number }[] } }>;
}

export function toFacets({ aggregations }: FacetsAnswer): Facets {
  const counts = (field: JobDimension) =>
    new Map(aggregations[field].values.buckets.map(({ key, doc_count }) => [key, doc_count]));
  return Object.fromEntries(DIMENSIONS.map((field) => [field, counts(field)])) as Facets;
}

const all = (filter: Condition[]) => ({ bool: { filter } });

/** What no box is made of. */
function narrowing({ title, location, companyId, asOf }: JobFilter): Condition[] {
  const until = { lte: asOf?.getTime() };
  return [
    ...(title ? [titled(title.toLowerCase())] : []),
    ...(location ? [{ wildcard: { locationLower: { value: `*${escaped(location.toLowerCase())}*` } } }] : []),
    ...(companyId === undefined ? [] : [{ term: { companyId: companyId.toLowerCase() } }]),
    ...(asOf ? [{ range: { date: until } }, { range: { createdAt: until } }] : []),
  ];
}

function boxes({ kind, category, level, locations }: JobFilter): Record<JobDimension, Condition[]> {
  const anyOf = (field: string, values: readonly string[] | undefined) =>
    values?.length ? [{ terms: { [field]: values } }] : [];
  return {
    category: anyOf('category', category),
    location: anyOf('location', locations),
    level: anyOf('level', level),
    kind: kind === 'all' ? [] : anyOf('kind', [kind]),
  };
}

/** The term anywhere in the title, letter for letter. */
function titled(term: string): Condition {
  const letters = [...term].length;
  if (letters > 2) return { match_phrase: { title: term } };
  return { term: { [letters === 2 ? 'title.twos' : 'title.ones']: term } };
}

const escaped = (term: string) => term.replace(/[\\*?]/g, String.raw`\$&`);
