import { normalized } from '../../places/names.js';
import type { Suggestions } from '../job-search.js';
import { isOneErrorApart } from '../one-error.js';
import type { SearchedWord } from '../search-query.js';
import { beginsAll, isCorrectable, SUGGESTED, SUGGESTIONS_FROM } from '../suggested.js';
import { type ScoredJobs, scoresOf, slotsWith } from './scores.js';

export function closestWord(word: string, jobs: ScoredJobs): string | undefined {
  const { titles, companies, places } = jobs;
  const texts = [titles, companies.of, places.of];
  if (!isCorrectable(word) || texts.some((some) => some.has({ text: word, isWhole: false })))
    return undefined;
  const counts = new Map<string, number>();
  for (const { words } of texts) {
    for (const known of words.words())
      if (isOneErrorApart(known, word) && !counts.has(known)) counts.set(known, jobsWith(known, jobs));
  }
  return mostFrequent(counts, 1)[0];
}

function jobsWith(text: string, jobs: ScoredJobs): number {
  const words = [{ text, isWhole: true }];
  const scores = scoresOf(
    {
      alternatives: (['title', 'company', 'place'] as const).map((field) => ({
        in: field,
        words,
        weight: 1,
      })),
    },
    jobs,
  );
  return slotsWith(scores, 1).length;
}

/** @param newest the newest slots with a score */
export function suggest(
  prefix: string,
  jobs: ScoredJobs,
  newest: (scores: Uint8Array, total: number, limit: number) => number[],
): Suggestions {
  const texts = normalized(prefix).split(' ');
  const words = texts.map((text): SearchedWord => ({ text, isWhole: false }));
  if (texts[0] === '') return { titles: [], companies: [], places: [] };
  const titles = new Map<string, number>();
  const titled = scoresOf({ alternatives: [{ in: 'title', words, weight: 1 }] }, jobs);
  const total = slotsWith(titled, 1).length;
  for (const slot of total === 0 ? [] : newest(titled, total, SUGGESTIONS_FROM))
    add(titles, jobs.titles.of(slot), 1);
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
