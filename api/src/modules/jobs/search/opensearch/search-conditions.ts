import type { Alternative, SearchedWord, SearchQuery, SearchTerm } from '../search-query.js';

export type Condition = Record<string, unknown>;

export const all = (filter: Condition[]) => ({ bool: { filter } });
export const any = (should: Condition[]) => ({ bool: { should, minimum_should_match: 1 } });

export const FIELDS = { title: 'titleWords', company: 'companyWords', place: 'placeWords' } as const;

/** Scores like the catalogue: the sum of the weights of each term's best alternative. */
export function scored({ terms }: SearchQuery, filter: Condition[]): Condition {
  const should = terms.map(({ alternatives }) => ({
    dis_max: {
      queries: alternatives.map((one) => ({
        constant_score: { filter: toCondition(one), boost: one.weight },
      })),
    },
  }));
  return { bool: { filter, should, minimum_should_match: 1 } };
}

/** Jobs that match at least one term. */
export function matchesAny({ terms }: SearchQuery): Condition {
  return any(terms.map(matches));
}

/** Counts the jobs that match each term, and all of them. */
export function countsOfTerms({ terms }: SearchQuery) {
  const filters = Object.fromEntries(terms.map((term, at) => [at, matches(term)]));
  return { all: { filter: all(terms.map(matches)) }, terms: { filters: { filters } } };
}

export function hasWord(field: string, { text, isWhole }: SearchedWord): Condition {
  return isWhole ? { term: { [field]: text } } : { prefix: { [field]: text } };
}

function matches({ alternatives }: SearchTerm): Condition {
  return any(alternatives.map(toCondition));
}

function toCondition(alternative: Alternative): Condition {
  if ('values' in alternative) return { terms: { [alternative.in]: alternative.values } };
  return all(alternative.words.map((word) => hasWord(FIELDS[alternative.in], word)));
}
