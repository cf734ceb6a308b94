import type { JobFilter, JobSort } from '../../job.record.js';
import {
  dimension,
  DIMENSION_NAMES,
  type DimensionName,
  FACET_FIELDS,
  type FacetField,
} from '../dimensions.js';
import type { Facets, FoundPage, PageQuery } from '../job-search.js';

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
    query: all([
      ...otherConditions(filter),
      ...DIMENSION_NAMES.flatMap((name) => conditionsOf(name, filter)),
    ]),
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
  const count = (field: FacetField) => {
    const others = DIMENSION_NAMES.filter((name) => name !== field);
    const conditions = others.flatMap((name) => conditionsOf(name, filter));
    return { filter: all(conditions), aggs: { values: { terms: { field, size: MAX_VALUES } } } };
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

function otherConditions({ title, companyId, asOf }: JobFilter): Condition[] {
  const until = { lte: asOf?.getTime() };
  return [
    ...(title ? [titled(title.toLowerCase())] : []),
    ...(companyId === undefined ? [] : [{ term: { companyId: companyId.toLowerCase() } }]),
    ...(asOf ? [{ range: { date: until } }, { range: { createdAt: until } }] : []),
  ];
}

function conditionsOf(name: DimensionName, filter: JobFilter): Condition[] {
  const { wanted, part } = dimension(name);
  const [values, term] = [wanted?.(filter), part?.(filter)?.toLowerCase()];
  return [
    ...(values?.length ? [{ terms: { [name]: values } }] : []),
    ...(term ? [{ wildcard: { [`${name}Lower`]: { value: `*${escaped(term)}*` } } }] : []),
  ];
}

function titled(term: string): Condition {
  const letters = [...term].length;
  if (letters > 2) return { match_phrase: { title: term } };
  return { term: { [letters === 2 ? 'title.twos' : 'title.ones']: term } };
}

const escaped = (term: string) => term.replace(/[\\*?]/g, String.raw`\$&`);
