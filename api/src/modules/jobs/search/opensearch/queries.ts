import type { JobFilter, JobSort } from '../../job.record.js';
import type { Facets, FoundPage, JobDimension, PageQuery } from '../job-search.js';

type Condition = Record<string, unknown>;

/** More values than any field has. */
const MOST_VALUES = 10_000;
const ORDERS: Record<JobSort, 'asc' | 'desc'> = { '-date': 'desc', date: 'asc' };
const DIMENSIONS: readonly JobDimension[] = ['category', 'location', 'level', 'kind'];

/** All conditions filter; none of them ranks. */
export function toPageSearch({ filter, sort, after, skip, limit }: PageQuery) {
  const order = ORDERS[sort];
  return {
    query: all([...conditionsWithoutBox(filter), ...Object.values(boxes(filter)).flat()]),
    sort: [{ date: order }, { id: order }],
    track_total_hits: true,
    // OpenSearch cannot skip rows after a position, so `toPage` removes them
    ...(after ? { search_after: [after.date, after.id], size: skip + limit } : { from: skip, size: limit }),
  };
}

export interface PageAnswer {
  hits: { total: { value: number }; hits: { _id: string }[] };
}

export function toPage({ hits }: PageAnswer, { after, skip }: PageQuery): FoundPage {
  const ids = hits.hits.map(({ _id }) => _id);
  return { ids: after ? ids.slice(skip) : ids, total: hits.total.value };
}

/** Each field is counted with the boxes of the other fields applied (JOB-4). */
export function toFacetsSearch(filter: JobFilter) {
  const ticked = boxes(filter);
  const count = (field: JobDimension) => {
    const others = DIMENSIONS.filter((one) => one !== field).flatMap((one) => ticked[one]);
    return { filter: all(others), aggs: { values: { terms: { field, size: MOST_VALUES } } } };
  };
  const aggs = Object.fromEntries(DIMENSIONS.map((field) => [field, count(field)]));
  return { query: all(conditionsWithoutBox(filter)), size: 0, aggs };
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

/** Conditions that are not filter boxes. */
function conditionsWithoutBox({ title, location, companyId, asOf }: JobFilter): Condition[] {
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

function titled(term: string): Condition {
  const letters = [...term].length;
  if (letters > 2) return { match_phrase: { title: term } };
  return { term: { [letters === 2 ? 'title.twos' : 'title.ones']: term } };
}

const escaped = (term: string) => term.replace(/[\\*?]/g, String.raw`\$&`);
