import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '../advert-text.js';

/** E-mail and web addresses are names. Each begins a word, so that a text without spaces is read once. */
const ADDRESS =
  /(?<!\S)\S*@\S+|\bhttps?:\S+|\bwww\.\S+|(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|ng|me|ly|io|co|info|biz|online|site|xyz|shop|work|example)\b\S*/g;
const WORD = /[a-z]+|[¤¢№]|\d+/g;
/** Stands for every number that is no sum of money. */
const NUMBER = '0';
/** About country, name, age, sex and faith (CHECK-3). */
const IGNORED_WORDS: ReadonlySet<string> = new Set(
  readFileSync(join(__dirname, 'ignored-words.txt'), 'utf8').replace(/^#.*$/gm, '').split(/\s+/),
);

/** The words of a sentence and the pairs of words that follow each other. */
export function featuresOf({ clauses }: Sentence): ReadonlySet<string> {
  const features = new Set<string>();
  for (const clause of clauses) {
    let last: string | undefined;
    for (const found of clause.replace(ADDRESS, ' ').match(WORD) ?? []) {
      const word = /^\d/.test(found) ? NUMBER : found;
      features.add(word);
      if (last !== undefined) features.add(`${last} ${word}`);
      last = word;
    }
  }
  return features;
}

/** Ignored words are never learned, so each counts like a word that nobody knows. */
export function isIgnored(feature: string): boolean {
  return feature.split(' ').some((word) => IGNORED_WORDS.has(word));
}
