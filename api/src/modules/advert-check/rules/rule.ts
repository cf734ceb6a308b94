import type { AdvertText } from '../advert-text.js';
import { isDenied } from '../opposites.js';

export interface Rule {
  name: string;
  /** A high finding keeps an advert off the lists, a low one only marks it. */
  severity: 'high' | 'low';
  /** The first sentence that breaks the rule. */
  find(advert: AdvertText): string | undefined;
}

/** The first sentence with a clause that passes the test. */
export function sentenceWith(
  { sentences }: AdvertText,
  passes: (clause: string) => boolean,
): string | undefined {
  return sentences.find((sentence) => sentence.clauses.some(passes))?.text;
}

/** Whether the clause says one of these, and does not deny it. */
export function says(clause: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const found = pattern.exec(clause);
    return found !== null && !isDenied(clause, found.index, found[0]);
  });
}
