import type { SearchQuery, SearchTerm } from '../search-query.js';
import type { Buffers } from './buffers.js';
import type { Combinations } from './combinations.js';
import type { Labels } from './labels.js';
import type { Titles } from './titles.js';

/** A column has the number of each slot's text or combination. */
type Columned<T> = { of: T; column: Uint32Array };

export interface ScoredJobs {
  slots: number;
  titles: Titles;
  companies: Columned<Labels>;
  places: Columned<Labels>;
  combinations: readonly Columned<Combinations>[];
  buffers: Buffers;
}

export interface Matches {
  /** Those that match a term, in the order of the candidates. Valid until the next query. */
  slots: Uint32Array;
  /** By slot. Valid until the next query. */
  scores: Uint8Array;
  /** Number of jobs by score. */
  counts: Uint32Array;
  matchingAll: number;
  /** Indexes of the terms that no job matches. */
  unmatched: number[];
}

const MAX_SCORE = 255;

/** @param candidates the slots to be searched */
export function match({ terms }: SearchQuery, searched: ScoredJobs, candidates: Uint32Array): Matches {
  const scores = searched.buffers.zeros('scores', searched.slots);
  const matched = searched.buffers.zeros('matched', searched.slots);
  const unmatched: number[] = [];
  terms.forEach((term, at) => {
    const isMatched = addScores(term, searched, candidates, scores, matched);
    if (!isMatched) unmatched.push(at);
  });
  const slots = searched.buffers.slots('matches', candidates.length);
  const counts = new Uint32Array(MAX_SCORE + 1);
  let found = 0;
  let matchingAll = 0;
  for (let index = 0; index < candidates.length; index += 1) {
    const slot = candidates[index] as number;
    const score = scores[slot] as number;
    if (score === 0) continue;
    slots[found++] = slot;
    counts[score] = (counts[score] as number) + 1;
    if (matched[slot] === terms.length) matchingAll += 1;
  }
  return { slots: slots.subarray(0, found), scores, counts, matchingAll, unmatched };
}

/** The lowest score of the best `count` matches. */
export function scoreAt({ counts }: Matches, count: number): number {
  let score = MAX_SCORE;
  let better = 0;
  while (score > 1 && better + (counts[score] as number) < count) better += counts[score--] as number;
  return score;
}

/** The matches whose score is between the two. */
export function slotsWith({ slots, scores, counts }: Matches, least: number, most = MAX_SCORE): Uint32Array {
  const found = new Uint32Array(counts.subarray(least, most + 1).reduce((sum, count) => sum + count, 0));
  let count = 0;
  for (let index = 0; count < found.length; index += 1) {
    const slot = slots[index] as number;
    const score = scores[slot] as number;
    if (score >= least && score <= most) found[count++] = slot;
  }
  return found;
}

/**
 * Adds the weight of the best alternative that each candidate matches to its score.
 * @param matched number of terms that each slot matches
 */
function addScores(
  { alternatives }: SearchTerm,
  searched: ScoredJobs,
  candidates: Uint32Array,
  scores: Uint8Array,
  matched: Uint8Array,
): boolean {
  const { slots, titles, companies, places, combinations, buffers } = searched;
  const best = buffers.zeros('term', slots);
  /** Weights by the numbers in a column. */
  const weights = new Map<Uint32Array, Uint8Array>();
  const raise = (column: Uint32Array, numbers: readonly number[], size: number, weight: number) => {
    if (numbers.length === 0) return;
    const known = weights.get(column) ?? new Uint8Array(size);
    weights.set(column, known);
    for (const number of numbers) if ((known[number] as number) < weight) known[number] = weight;
  };
  for (const alternative of alternatives) {
    const { weight } = alternative;
    if ('values' in alternative) {
      for (const { of, column } of combinations)
        raise(column, of.having(alternative.in, alternative.values), of.size, weight);
    } else if (alternative.in === 'title') {
      titles.raise(best, alternative.words, weight, buffers.zeros('words', slots));
    } else {
      const { of, column } = alternative.in === 'company' ? companies : places;
      raise(column, of.having(alternative.words), of.texts.length, weight);
    }
  }
  for (const [column, ofNumbers] of weights) {
    for (let index = 0; index < candidates.length; index += 1) {
      const slot = candidates[index] as number;
      const weight = ofNumbers[column[slot] as number] as number;
      if (weight > (best[slot] as number)) best[slot] = weight;
    }
  }
  let isMatched = false;
  for (let index = 0; index < candidates.length; index += 1) {
    const slot = candidates[index] as number;
    const weight = best[slot] as number;
    if (weight === 0) continue;
    scores[slot] = (scores[slot] as number) + weight;
    matched[slot] = (matched[slot] as number) + 1;
    isMatched = true;
  }
  return isMatched;
}
