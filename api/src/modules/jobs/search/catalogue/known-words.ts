import { normalized } from '../../places/names.js';
import type { Suggestions } from '../job-search.js';
import type { SearchedWord } from '../search-query.js';
import { beginsAll, isCorrectable, SUGGESTED, SUGGESTIONS_FROM } from '../suggested.js';
import type { ScoredJobs } from './scores.js';

/** The close word that most titles, names of companies and places contain. */
export function closestWord(text: string, { titles, companies, places }: ScoredJobs): string | undefined {
  const indexes = [titles, companies.of, places.of];
  if (!isCorrectable(text) || indexes.some((one) => one.jobsWith({ text, isWhole: false }) > 0))
    return undefined;
  const counts = new Map<string, number>();
  for (const index of indexes) {
    for (const word of index.words.oneErrorFrom(text))
      add(counts, word, index.jobsWith({ text: word, isWhole: true }));
  }
  return mostFrequent(counts, 1)[0];
}

/** @param newest the newest of the slots */
export function suggest(
  prefix: string,
  jobs: ScoredJobs,
  newest: (slots: Uint32Array, limit: number) => number[],
): Suggestions {
  const texts = normalized(prefix).split(' ');
  const words = texts.map((text): SearchedWord => ({ text, isWhole: false }));
  if (texts[0] === '') return { titles: [], companies: [], places: [] };
  const titles = new Map<string, number>();
  const titled = Uint32Array.from(jobs.titles.having(words));
  for (const slot of newest(titled, SUGGESTIONS_FROM)) add(titles, jobs.titles.of(slot), 1);
  const companies = new Map<string, number>();
  for (const number of new Set(jobs.companies.of.having(words)))
    add(companies, jobs.companies.of.texts[number] ?? '', jobs.companies.of.jobs[number] ?? 0);
  const places = new Map<string, number>();
  for (const number of new Set(jobs.places.of.having(words))) {
    const names = (jobs.places.of.texts[number] ?? '').split('\n');
    for (const name of names.filter((one) => beginsAll(one, texts)))
      add(places, name, jobs.places.of.jobs[number] ?? 0);
  }
  return {
    titles: mostFrequent(titles, SUGGESTED.titles),
    companies: mostFrequent(companies, SUGGESTED.companies),
    places: mostFrequent(places, SUGGESTED.places),
  };
}

function add(counts: Map<string, number>, text: string, by: number): void {
  counts.set(text, (counts.get(text) ?? 0) + by);
}

/** Texts with the same count in the order of the alphabet. */
function mostFrequent(counts: ReadonlyMap<string, number>, limit: number): string[] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([text]) => text);
}
