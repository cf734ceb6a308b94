import type { JobFilter, JobSort } from '../../job.record.js';
import {
  dimension,
  DIMENSION_NAMES,
  type DimensionName,
  FACET_FIELDS,
  type FacetField,
} from '../dimensions.js';
import type { Facets, FoundPage, PageQuery } from '../job-search.js';
import { all, type Condition, countsOfTerms, matchesAny, scored } from './search-conditions.js';

/** More than any field has. */
const MAX_VALUES = 10_000;
const byDate = (order: 'asc' | 'desc') => [{ date: order }, { id: order }];
const ORDERS: Record<JobSort, Condition[]> = {
  '-date': byDate('desc'),
  date: byDate('asc'),
  match: [{ _score: 'desc' }, ...byDate('desc')],
  '-pay': [{ pay: { order: 'desc', missing: '_last' } }, ...byDate('desc')],
};

export function toPageSearch({ filter, sort, after, skip, limit }: PageQuery) {
  const { search } = filter;
  const isScored = search && sort === 'match';
  const conditions = [
    ...otherConditions(filter),
    ...DIMENSION_NAMES.flatMap((name) => conditionsOf(name, filter)),
  ];
  return {
    query: isScored ? scored(search, conditions) : all([...conditions, ...searched(filter)]),
    sort: isScored || sort !== 'match' ? ORDERS[sort] : ORDERS['-date'],
    track_total_hits: true,
    // OpenSearch cannot skip rows after a position, so `toPage` removes them
    ...(after ? { search_after: [after.date, after.id], size: skip + limit } : { from: skip, size: limit }),
    ...(search ? { aggs: countsOfTerms(search) } : {}),
  };
}

interface Counted {
  doc_count: number;
}

export interface PageAnswer {
  hits: { total: { value: number }; hits: { _id: string }[] };
  aggregations?: { all: Counted; terms: { buckets: Record<number, Counted> } };
}

export function toPage({ hits, aggregations }: PageAnswer, { filter, after, skip }: PageQuery): FoundPage {
  const ids = hits.hits.map(({ _id }) => _id);
  const page = { ids: after ? ids.slice(skip) : ids, total: hits.total.value };
  if (!filter.search || !aggregations) return page;
  const { all, terms } = aggregations;
  const unmatched = [...filter.search.terms.keys()].filter((at) => terms.buckets[at]?.doc_count === 0);
  return { ...page, matchingAll: all.doc_count, unmatched };
}

export function toFacetsSearch(filter: JobFilter) {
  const count = (field: FacetField) => {
    const others = DIMENSION_NAMES.filter((name) => name !== field);
    const conditions = others.flatMap((name) => conditionsOf(name, filter));
    return { filter: all(conditions), aggs: { values: { terms: { field, size: MAX_VALUES } } } };
  };
  const aggs = Object.fromEntries(FACET_FIELDS.map((field) => [field, count(field)]));
  return { query: all([...otherConditions(filter), ...searched(filter)]), size: 0, aggs };
}

export interface FacetsAnswer {
  aggregations: Record<FacetField, { values: { buckets: { key: string; doc_count: number }[] } }>;
}

export function toFacets({ aggregations }: FacetsAnswer): Facets {
  const counts = (field: FacetField) =>
    new Map(aggregations[field].values.buckets.map(({ key, doc_count }) => [key, doc_count]));
  return Object.fromEntries(FACET_FIELDS.map((field) => [field, counts(field)])) as Facets;
}

function searched({ search }: JobFilter): Condition[] {
  return search ? [matchesAny(search)] : [];
}

function otherConditions({ title, companyId, asOf, postedSince, payAtLeast }: JobFilter): Condition[] {
  const until = { lte: asOf?.getTime() };
  return [
    ...(title ? [titled(title.toLowerCase())] : []),
    ...(companyId === undefined ? [] : [{ term: { companyId: companyId.toLowerCase() } }]),
    ...(postedSince ? [{ range: { date: { gte: postedSince.getTime() } } }] : []),
    ...(payAtLeast === undefined ? [] : [paid(payAtLeast)]),
    ...(asOf ? [{ range: { date: until } }, { range: { createdAt: until } }] : []),
  ];
}

function conditionsOf(name: DimensionName, filter: JobFilter): Condition[] {
  const { wanted, parts } = dimension(name);
  const [values, texts] = [wanted?.(filter), parts?.(filter) ?? []];
  return [
    ...(values?.length ? [{ terms: { [name]: values } }] : []),
    ...texts.map((text) => ({ wildcard: { [`${name}Lower`]: { value: `*${escaped(text)}*` } } })),
  ];
}

function paid(payAtLeast: number): Condition {
  return { bool: { should: [{ range: { pay: { gte: payAtLeast } } }, { term: { payUnrated: true } }] } };
}

function titled(term: string): Condition {
  const letters = [...term].length;
  if (letters > 2) return { match_phrase: { title: term } };
  return { term: { [letters === 2 ? 'title.twos' : 'title.ones']: term } };
}

const escaped = (term: string) => term.replace(/[\\*?]/g, String.raw`\$&`);
