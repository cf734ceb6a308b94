import { NATIONWIDE } from '@skybil/shared';
import type { JobFilter } from '../job.record.js';
import { normalized } from '../places/names.js';
import { type Place, PLACES, statesNamedIn } from '../places/places.js';
import { isOneErrorApart } from './one-error.js';
import type { Alternative, SearchTerm } from './search-query.js';
import {
  keyOf,
  KNOWN_WORDS,
  LESS,
  MEANINGS,
  namedIn,
  namedWhole,
  PLACE_WORDS,
  titleWeight,
  WEIGHTS,
} from './tables/meanings.js';
import { STOP_WORDS } from './tables/words.js';

export type Understood = Pick<JobFilter, 'search' | 'placeStates' | 'placeText'>;

/** @returns undefined for a word that begins a word of a listed job, and if no word is one error away */
type ClosestWord = (word: string) => Promise<string | undefined>;

/** More terms would make a query slow, and their weights would add up to more than 255. */
const MAX_TERMS = 8;
/** Of a name in the tables. */
const MAX_WORDS = 5;
/** Shorter words are not corrected, because too many words are one error away from them. */
const CORRECTED_LENGTH = 5;

interface Word {
  typed: string;
  /** Normalized and corrected. */
  text: string;
}

export async function understand(
  { q, place }: { q?: string; place?: string },
  closestWord: ClosestWord,
): Promise<Understood> {
  const { area, ...where } = place ? placeNamed(place) : {};
  const terms = q ? await termsOf(q, closestWord) : [];
  if (area) terms.push(area);
  return { ...(terms.length > 0 ? { search: { terms: terms.slice(-MAX_TERMS) } } : {}), ...where };
}

async function termsOf(q: string, closestWord: ClosestWord): Promise<SearchTerm[]> {
  const words = await wordsOf(q, closestWord);
  const { states } = statesNamedIn(words.map(({ text }) => text).join(' '));
  const terms = new Map<string, SearchTerm>();
  for (let at = 0; at < words.length && terms.size < MAX_TERMS;) {
    const { length, alternatives } = meaningAt(words, at, states);
    const some = words.slice(at, at + length);
    const typed = some.map((word) => word.typed).join(' ');
    if (alternatives.length > 0) terms.set(keyOf(some.map(({ text }) => text)), { typed, alternatives });
    at += length;
  }
  return [...terms.values()];
}

/** Of several names that begin at a word, the longest counts. */
function meaningAt(
  words: readonly Word[],
  at: number,
  statesOfText: readonly string[],
): { length: number; alternatives: Alternative[] } {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const some = words.slice(at, at + length);
    const texts = some.map(({ text }) => text);
    const known = placeMeaning(texts, statesOfText) ?? MEANINGS.get(keyOf(texts));
    if (known) return { length, alternatives: [...known, ...asTyped(some)] };
  }
  const word = words[at]?.text ?? '';
  return { length: 1, alternatives: STOP_WORDS.has(word) ? [] : plain([word]) };
}

function placeMeaning(texts: string[], statesOfText: readonly string[]): Alternative[] | undefined {
  const place = PLACES.get(texts.join(' '));
  const states = place?.states.filter((state) => statesOfText.includes(state)) ?? [];
  return place && states.length > 0 ? inPlace({ ...place, states }, texts) : undefined;
}

/** Adverts that name the area come first, then others that name the state, then jobs that are in every state. */
function inPlace({ states, area }: Place, texts: string[]): Alternative[] {
  const weight = area === undefined ? WEIGHTS.state : WEIGHTS.area;
  const named = states.map((state) => namedWhole('place', wordsIn(state), WEIGHTS.state));
  if (area !== undefined) named.push(namedWhole('place', wordsIn(area), WEIGHTS.area));
  const elsewhere = (['title', 'company'] as const).map((field) => namedWhole(field, texts, weight));
  return [...named, ...elsewhere, { in: 'states', values: states, weight: WEIGHTS.value }];
}

function plain(texts: string[]): Alternative[] {
  const weight = titleWeight(texts);
  return [
    namedIn('title', texts, weight),
    namedIn('company', texts, weight - LESS),
    namedIn('place', texts, WEIGHTS.area),
  ];
}

/** A corrected word may be right as it was typed, as the name of a company. */
function asTyped(words: readonly Word[]): Alternative[] {
  const typed = words.map((word) => normalized(word.typed));
  return words.some(({ text }, at) => text !== typed[at]) ? plain(typed) : [];
}

function wordsOf(q: string, closestWord: ClosestWord): Promise<Word[]> {
  const pieces = q.match(/[\p{L}\p{M}\p{N}'’.]+/gu) ?? [];
  const typed = pieces.filter((piece) => normalized(piece) !== '');
  return Promise.all(
    typed.map(async (piece) => ({ typed: piece, text: await corrected(normalized(piece), closestWord) })),
  );
}

async function corrected(word: string, closestWord: ClosestWord): Promise<string> {
  if (isKnown(word)) return word;
  return (await closestWord(word)) ?? closestPlaceWord(word);
}

function isKnown(word: string): boolean {
  if (word.length < CORRECTED_LENGTH || KNOWN_WORDS.includes(keyOf([word]))) return true;
  return KNOWN_WORDS.some((known) => known.startsWith(word));
}

/** The first letter is seldom wrong. */
function closestPlaceWord(word: string): string {
  return PLACE_WORDS.find((known) => known[0] === word[0] && isOneErrorApart(known, word)) ?? word;
}

function placeNamed(place: string): Omit<Understood, 'search'> & { area?: SearchTerm } {
  const words = wordsIn(place);
  if (words.join(' ') === NATIONWIDE.toLowerCase()) return {};
  const spelt = words.map((word) => (isKnown(word) ? word : closestPlaceWord(word))).join(' ');
  const named = [place, spelt]
    .map(statesNamedIn)
    .find(({ states, nationwide }) => states.length > 0 || nationwide);
  if (!named) return { placeText: place };
  const { states, area } = named;
  if (states.length === 0) return {};
  if (area === undefined) return { placeStates: states };
  return {
    placeStates: states,
    area: { typed: area, alternatives: inPlace({ states, area }, wordsIn(area)) },
  };
}

function wordsIn(text: string): string[] {
  return normalized(text).split(' ');
}
