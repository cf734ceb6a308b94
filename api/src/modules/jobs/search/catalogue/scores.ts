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
  /** By slot; 0 if the job matches no term. Valid until the next query. */
  scores: Uint8Array;
  /** Number of jobs by score, without those that match no term. */
  jobs: Uint32Array;
  total: number;
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

/** @param isCandidate by slot: 1 for the jobs to be searched */
export function match({ terms }: SearchQuery, searched: ScoredJobs, isCandidate: Uint8Array): Matches {
  const { slots, buffers } = searched;
  const scores = buffers.zeros('scores', slots);
  const matched = buffers.zeros('matched', slots);
  const unmatched: number[] = [];
  terms.forEach((term, at) => {
    const ofTerm = scoresOf(term, searched);
    let isMatched = false;
    for (let slot = 0; slot < slots; slot += 1) {
      const score = ofTerm[slot] as number;
      if (score === 0 || isCandidate[slot] === 0) continue;
      scores[slot] = (scores[slot] as number) + score;
      matched[slot] = (matched[slot] as number) + 1;
      isMatched = true;
    }
    if (!isMatched) unmatched.push(at);
  });
  const jobs = new Uint32Array(MAX_SCORE + 1);
  let matchingAll = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    const score = scores[slot] as number;
    if (score === 0) continue;
    jobs[score] = (jobs[score] as number) + 1;
    if (matched[slot] === terms.length) matchingAll += 1;
  }
  return { scores, jobs, total: jobs.reduce((sum, count) => sum + count), matchingAll, unmatched };
}

/** The lowest score of the best `count` matches. */
export function scoreAt({ jobs }: Matches, count: number): number {
  let score = MAX_SCORE;
  let better = 0;
  while (score > 1 && better + (jobs[score] as number) < count) better += jobs[score--] as number;
  return score;
}

/** Slots whose number is between the two. */
export function slotsWith(numbers: Uint8Array, least: number, most = MAX_SCORE): Uint32Array {
  const slots: number[] = [];
  for (let slot = 0; slot < numbers.length; slot += 1) {
    const number = numbers[slot] as number;
    if (number >= least && number <= most) slots.push(slot);
  }
  return Uint32Array.from(slots);
}

/** By slot: the weight of the best alternative that the job matches, or 0. Valid until the next call. */
export function scoresOf(
  { alternatives }: Pick<SearchTerm, 'alternatives'>,
  searched: ScoredJobs,
): Uint8Array {
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
    for (let slot = 0; slot < slots; slot += 1) {
      const weight = ofNumbers[column[slot] as number] as number;
      if (weight > (scores[slot] as number)) scores[slot] = weight;
    }
  }
  return scores;
}
