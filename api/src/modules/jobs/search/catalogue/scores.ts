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
}

export interface Matches {
  /** By slot. */
  scores: Uint8Array;
  /** Slots that match at least one term, in ascending order. */
  slots: Uint32Array;
  matchingAll: number;
  /** Indexes of the terms that no job matches. */
  unmatched: number[];
}

const MAX_SCORE = 255;

/** @param isCandidate by slot: 1 for the jobs to be searched */
export function match({ terms }: SearchQuery, jobs: ScoredJobs, isCandidate: Uint8Array): Matches {
  const scores = new Uint8Array(jobs.slots);
  const matched = new Uint8Array(jobs.slots);
  const unmatched: number[] = [];
  terms.forEach((term, at) => {
    const ofTerm = scoresOf(term, jobs);
    let isMatched = false;
    for (let slot = 0; slot < jobs.slots; slot += 1) {
      const score = ofTerm[slot] as number;
      if (score === 0 || isCandidate[slot] === 0) continue;
      scores[slot] = (scores[slot] as number) + score;
      matched[slot] = (matched[slot] as number) + 1;
      isMatched = true;
    }
    if (!isMatched) unmatched.push(at);
  });
  const slots = slotsOf(matched);
  const matchingAll = slots.reduce((sum, slot) => sum + Number(matched[slot] === terms.length), 0);
  return { scores, slots, matchingAll, unmatched };
}

/** Slots with a number above 0, in ascending order. */
export function slotsOf(numbers: Uint8Array): Uint32Array {
  const slots = new Uint32Array(numbers.length);
  let found = 0;
  for (let slot = 0; slot < numbers.length; slot += 1) if (numbers[slot] !== 0) slots[found++] = slot;
  return slots.subarray(0, found);
}

/** The lowest score of the best `count` matches. */
export function scoreAt({ scores, slots }: Matches, count: number): number {
  const jobs = new Uint32Array(MAX_SCORE + 1);
  for (const slot of slots) jobs[scores[slot] as number] = (jobs[scores[slot] as number] as number) + 1;
  let score = MAX_SCORE;
  let better = 0;
  while (score > 1 && better + (jobs[score] as number) < count) better += jobs[score--] as number;
  return score;
}

/** By slot: the weight of the best alternative that the job matches, or 0. */
export function scoresOf({ alternatives }: Pick<SearchTerm, 'alternatives'>, jobs: ScoredJobs): Uint8Array {
  const scores = new Uint8Array(jobs.slots);
  /** Weights by the numbers in a column. */
  const weights = new Map<Uint32Array, Uint8Array>();
  const raise = (column: Uint32Array, numbers: readonly number[], size: number, weight: number) => {
    if (numbers.length === 0) return;
    const known = weights.get(column) ?? new Uint8Array(size);
    weights.set(column, known);
    for (const number of numbers) known[number] = Math.max(known[number] ?? 0, weight);
  };
  for (const alternative of alternatives) {
    const { weight } = alternative;
    if ('values' in alternative) {
      for (const { of, column } of jobs.combinations)
        raise(column, of.having(alternative.in, alternative.values), of.size, weight);
    } else if (alternative.in === 'title') {
      jobs.titles.raise(scores, alternative.words, weight);
    } else {
      const { of, column } = alternative.in === 'company' ? jobs.companies : jobs.places;
      raise(column, of.having(alternative.words), of.texts.length, weight);
    }
  }
  for (const [column, ofNumbers] of weights) {
    for (let slot = 0; slot < jobs.slots; slot += 1) {
      const weight = ofNumbers[column[slot] as number] as number;
      if (weight > (scores[slot] as number)) scores[slot] = weight;
    }
  }
  return scores;
}
