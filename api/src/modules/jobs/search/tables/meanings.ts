import { JOB_CATEGORIES, JOB_KINDS } from '@skybil/shared';
import { PLACES } from '../../places/places.js';
import { normalized } from '../../places/names.js';
import type { Alternative } from '../search-query.js';
import { CATEGORY_WORDS, EMPLOYMENT_WORDS, KIND_WORDS, SERVICE_WORDS } from './hints.js';
import { NEAR, SYNONYMS } from './synonyms.js';
import { SHORT_WORDS, STOP_WORDS, WEAK_WORDS } from './words.js';

/** A role outweighs a place, a category and a kind of job together with a weak word. */
export const WEIGHTS = {
  title: 30,
  weak: 15,
  area: 14,
  state: 13,
  value: 12,
  requirement: 4,
} as const;

/** Of another name of a job, and of a company. */
export const LESS = 2;

const LINKS = /^(and|of)$/;

/** What the tables say about words, by {@link keyOf} them. */
export const MEANINGS: ReadonlyMap<string, Alternative[]> = meanings();
export const PLACE_WORDS = distinctWords(PLACES.keys());
/** Are not corrected. */
export const KNOWN_WORDS = distinctWords([...MEANINGS.keys(), ...PLACE_WORDS, ...STOP_WORDS, ...WEAK_WORDS]);

/** 'Drivers' and 'driver' have one key. */
export function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

export function titleWeight(words: readonly string[]): number {
  return words.length === 1 && WEAK_WORDS.has(words[0] ?? '') ? WEIGHTS.weak : WEIGHTS.title;
}

type TextField = 'title' | 'company' | 'place';

export function namedIn(field: TextField, words: readonly string[], weight: number): Alternative {
  const searched = words.filter((word) => words.length === 1 || !LINKS.test(word));
  return {
    in: field,
    weight,
    words: searched.map((word) => ({ text: stemOf(word), isWhole: SHORT_WORDS.has(word) })),
  };
}

/** For names of places: 'ph' begins many other words. */
export function namedWhole(field: TextField, words: readonly string[], weight: number): Alternative {
  return { in: field, weight, words: words.map((text) => ({ text, isWhole: true })) };
}

/** A word of a table that matches whole words only stays as it is. */
function stemOf(word: string): string {
  if (SHORT_WORDS.has(word) || word.length < 5 || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 6 && word.endsWith('ies')) return word.slice(0, -3);
  return word.replace(/(?<=ss|ch|sh|x)es$|s$/, '');
}

function meanings(): Map<string, Alternative[]> {
  const found = new Map<string, Alternative[]>();
  const add = (words: string[], alternatives: Alternative[]) => {
    const own = [namedIn('title', words, titleWeight(words))];
    if (!SHORT_WORDS.has(words.join(' '))) own.push(namedIn('company', words, WEIGHTS.value));
    const key = keyOf(words);
    found.set(key, [...(found.get(key) ?? own), ...alternatives]);
  };
  for (const group of SYNONYMS) {
    const names = group.split(', ').map((name) => name.split('/').map(wordsOf));
    for (const spellings of names) {
      for (const words of spellings) {
        const weight = titleWeight(words);
        add(
          words,
          names.flatMap((name) =>
            name.map((one) => namedIn('title', one, name === spellings ? weight : weight - LESS)),
          ),
        );
      }
    }
  }
  for (const [word, others] of Object.entries(NEAR))
    add(
      [word],
      listOf(others).map((words) => namedIn('title', words, WEIGHTS.weak)),
    );
  for (const [category, names] of Object.entries(CATEGORY_WORDS))
    for (const words of JOB_CATEGORIES.includes(category) ? listOf(names) : [])
      add(words, [{ in: 'category', values: [category], weight: WEIGHTS.value }]);
  for (const [type, names] of Object.entries(EMPLOYMENT_WORDS))
    for (const words of listOf(names))
      add(words, [{ in: 'employmentType', values: [type], weight: WEIGHTS.value }]);
  for (const words of SERVICE_WORDS.map(wordsOf))
    add(words, [{ in: 'nysc', values: ['Required'], weight: WEIGHTS.requirement }]);
  for (const kind of JOB_KINDS)
    for (const words of listOf(KIND_WORDS[kind]))
      add(words, [{ in: 'kind', values: [kind], weight: WEIGHTS.value }]);
  return found;
}

function distinctWords(names: Iterable<string>): readonly string[] {
  return [...new Set([...names].flatMap((name) => name.split(' ')))];
}

function listOf(names: string): string[][] {
  return names.split(', ').filter(Boolean).map(wordsOf);
}

function wordsOf(name: string): string[] {
  return normalized(name).split(' ');
}
