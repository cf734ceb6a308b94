import type { SearchQuery, SearchTerm } from '../search-query.js';
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
  /** Those that match a term, in the order of the candidates. */
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

/** Reused by every query, because the garbage collector is slow to free megabytes. */
export class Buffers {
  private readonly kept = new Map<string, Uint8Array>();

  zeros(name: string, length: number): Uint8Array {
    const known = this.kept.get(name);
    if (known && known.length >= length) return known.fill(0);
    const made = new Uint8Array(2 * length);
    this.kept.set(name, made);
    return made;
  }
}

/** @param candidates the slots to be searched */
export function match({ terms }: SearchQuery, searched: ScoredJobs, candidates: Uint32Array): Matches {
  const scores = searched.buffers.zeros('scores', searched.slots);
  const matched = searched.buffers.zeros('matched', searched.slots);
  const unmatched: number[] = [];
  terms.forEach((term, at) => {
    const ofTerm = scoresOf(term, searched, candidates);
    let isMatched = false;
    for (let index = 0; index < candidates.length; index += 1) {
      const slot = candidates[index] as number;
      const score = ofTerm[slot] as number;
      if (score === 0) continue;
      scores[slot] = (scores[slot] as number) + score;
      matched[slot] = (matched[slot] as number) + 1;
      isMatched = true;
    }
    if (!isMatched) unmatched.push(at);
  });
  const slots = slotsWith(candidates, scores, 1);
  const counts = new Uint32Array(MAX_SCORE + 1);
  let matchingAll = 0;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] as number;
    const score = scores[slot] as number;
    counts[score] = (counts[score] as number) + 1;
    if (matched[slot] === terms.length) matchingAll += 1;
  }
  return { slots, scores, counts, matchingAll, unmatched };
}

/** The lowest score of the best `count` matches. */
export function scoreAt({ counts }: Matches, count: number): number {
  let score = MAX_SCORE;
  let better = 0;
  while (score > 1 && better + (counts[score] as number) < count) better += counts[score--] as number;
  return score;
}

/** The slots whose score is between the two. */
export function slotsWith(
  slots: Uint32Array,
  scores: Uint8Array,
  least: number,
  most = MAX_SCORE,
): Uint32Array {
  const found = new Uint32Array(slots.length);
  let count = 0;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] as number;
    const score = scores[slot] as number;
    if (score >= least && score <= most) found[count++] = slot;
  }
  return found.subarray(0, count);
}

/** By slot: the weight of the best alternative that the candidate matches, or 0. Valid until the next call. */
function scoresOf({ alternatives }: SearchTerm, searched: ScoredJobs, candidates: Uint32Array): Uint8Array {
  const { slots, titles, companies, places, combinations, buffers } = searched;
  const scores = buffers.zeros('term', slots);
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
      titles.raise(scores, alternative.words, weight, buffers.zeros('words', slots));
    } else {
      const { of, column } = alternative.in === 'company' ? companies : places;
      raise(column, of.having(alternative.words), of.texts.length, weight);
    }
  }
  for (const [column, ofNumbers] of weights) {
    for (let index = 0; index < candidates.length; index += 1) {
      const slot = candidates[index] as number;
      const weight = ofNumbers[column[slot] as number] as number;
      if (weight > (scores[slot] as number)) scores[slot] = weight;
    }
  }
  return scores;
}
