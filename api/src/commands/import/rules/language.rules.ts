import { suggestCategory } from '@skybil/shared';
import { francAll } from 'franc-min';

const ENGLISH = 'eng';
/** Below this number of characters the library often takes an English title for another language. */
const SHORT = 100;
const SHORTEST = 15;
const LONGEST = 5_000;
/** English's share of the best language's score, below which a text is not English. */
const SURE = { short: 0.75, long: 0.95 };
/** Languages of titles on the boards that are imported. More of them would only add wrong guesses. */
const OF_TITLES = [ENGLISH, 'spa', 'por', 'fra', 'deu', 'ita', 'nld', 'pol'];

/**
 * Code of the language (ISO 639-3), English if in doubt. A title without a text counts as English if the table of words
 * knows its occupation.
 */
export function languageOf(title: string, text: string): string {
  const words = `${title}\n${text}`.slice(0, LONGEST).trim();
  if (words.length >= SHORT) return best(words, SURE.long);
  if (words.length < SHORTEST || suggestCategory(words) !== 'Other') return ENGLISH;
  return best(words, SURE.short, OF_TITLES);
}

function best(words: string, sure: number, only: string[] = []): string {
  const scores = francAll(words, { only });
  const [language = ENGLISH] = scores[0] ?? [];
  const english = scores.find(([name]) => name === ENGLISH)?.[1] ?? 0;
  return language === 'und' || english >= sure ? ENGLISH : language;
}
