import { normalized } from '../../places/names.js';
import type { Suggestions } from '../job-search.js';
import { beginsAll, SUGGESTED } from '../suggested.js';
import { all, any, FIELDS, hasWord } from './search-conditions.js';

/** A job has several names of places, and only those that begin with the words are suggested. */
const MOST_PLACES = 100;
const MOST_CLOSE_WORDS = 1_000;

const WORD_FIELDS = Object.values(FIELDS);

export function toKnownWordSearch(text: string) {
  const query = any(WORD_FIELDS.map((field) => hasWord(field, { text, isWhole: false })));
  return { query, size: 0, track_total_hits: 1 };
}

export interface KnownWordAnswer {
  hits: { total: { value: number } };
}

export function toClosestWordSearch(word: string) {
  const include = oneErrorApart(word);
  const closest = (field: string) => ({ terms: { field, include, size: MOST_CLOSE_WORDS } });
  const { title, company, place } = FIELDS;
  return { size: 0, aggs: { titles: closest(title), companies: closest(company), places: closest(place) } };
}

export interface ClosestWordAnswer {
  aggregations: Record<keyof Suggestions, Buckets>;
}

/** The word that most titles, names of companies and places contain. */
export function toClosestWord({ aggregations }: ClosestWordAnswer): string | undefined {
  const counts = new Map<string, number>();
  for (const { key, doc_count } of Object.values(aggregations).flatMap(({ buckets }) => buckets))
    counts.set(key, (counts.get(key) ?? 0) + doc_count);
  const [best] = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  return best?.[0];
}

export function toSuggestSearch(prefix: string) {
  const words = normalized(prefix).split(' ');
  const beginning = (field: string) => all(words.map((text) => hasWord(field, { text, isWhole: false })));
  const names = (words: string, field: string, size: number) => ({
    filter: beginning(words),
    aggs: { names: { terms: { field, size } } },
  });
  const aggs = {
    titles: names('titleWords', 'title.whole', SUGGESTED.titles),
    companies: names('companyWords', 'companyName', SUGGESTED.companies),
    places: names('placeWords', 'placeNames', MOST_PLACES),
  };
  return { size: 0, aggs };
}

interface Buckets {
  buckets: { key: string; doc_count: number }[];
}

export interface SuggestAnswer {
  aggregations: Record<keyof Suggestions, { names: Buckets }>;
}

export function toSuggestions({ aggregations }: SuggestAnswer, prefix: string): Suggestions {
  const keys = (field: keyof Suggestions) => aggregations[field].names.buckets.map(({ key }) => key);
  const places = keys('places').filter((name) => beginsAll(name, normalized(prefix).split(' ')));
  return { titles: keys('titles'), companies: keys('companies'), places: places.slice(0, SUGGESTED.places) };
}

/** A pattern of words with one letter missing, added or another one, or with two neighbours swapped. */
function oneErrorApart(word: string): string {
  const letters = [...word];
  const parts = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1)];
    const swapped = after.length > 0 ? [before + after[0] + letter + after.slice(1).join('')] : [];
    return [`${before}.?${after.join('')}`, `${before}.${letter}${after.join('')}`, ...swapped];
  });
  return [...parts, `${word}.`].join('|');
}
