import type { JobFilter, JobSort } from '../../job.record.js';
import { FACET_FIELDS, type FacetField, type Facets, type FoundPage, type PageQuery } from '../job-search.js';

type Condition = Record<string, unknown>;

/** More than any field has. */
const MAX_VALUES = 10_000;
const ORDERS: Record<JobSort, 'asc' | 'desc'> = {
  '-date': 'desc',
  date: 'asc',
  match: 'desc',
  '-pay': 'desc',
};

export function toPageSearch({ filter, sort, after, skip, limit }: PageQuery) {
  const order = ORDERS[sort];
  return {
    query: all([...otherConditions(filter), ...Object.values(facetConditions(filter)).flat()]),
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

export function toFacetsSearch(filter: JobFilter) {
  const conditions = facetConditions(filter);
  const count = (field: FacetField) => {
    const others = FACET_FIELDS.filter((one) => one !== field).flatMap((one) => conditions[one]);
    return { filter: all(others), aggs: { values: { terms: { field, size: MAX_VALUES } } } };
  };
  const aggs = Object.fromEntries(FACET_FIELDS.map((field) => [field, count(field)]));
  return { query: all(otherConditions(filter)), size: 0, aggs };
}

export interface FacetsAnswer {
  aggregations: Record<FacetField, { values: { buckets: { key: string; doc_count: number }[] } }>;
}

export function toFacets({ aggregations }: FacetsAnswer): Facets {
  const counts = (field: FacetField) =>
    new Map(aggregations[field].values.buckets.map(({ key, doc_count }) => [key, doc_count]));
  return Object.fromEntries(FACET_FIELDS.map((field) => [field, counts(field)])) as Facets;
}

const all = (filter: Condition[]) => ({ bool: { filter } });

function otherConditions({ title, location, companyId, asOf }: JobFilter): Condition[] {
  const until = { lte: asOf?.getTime() };
  return [
    ...(title ? [titled(title.toLowerCase())] : []),
    ...(location ? [{ wildcard: { locationLower: { value: `*${escaped(location.toLowerCase())}*` } } }] : []),
    ...(companyId === undefined ? [] : [{ term: { companyId: companyId.toLowerCase() } }]),
    ...(asOf ? [{ range: { date: until } }, { range: { createdAt: until } }] : []),
  ];
}

function facetConditions({ kind, category, level, locations }: JobFilter): Record<FacetField, Condition[]> {
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
