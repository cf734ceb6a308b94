import { BOARD } from './board.js';
import { SITE_NAME } from './brand.js';
import * as LIMITS from './limits.js';

/** Words that belong to the person or company choosing the password. An attacker would try them first. */
export interface PasswordContext {
  person?: string;
  company?: string;
  email?: string;
}

const WORDS = {
  person: 'your name',
  company: 'the name of the company',
  email: 'your e-mail address',
  board: 'the name of this board',
  place: 'the name of a place',
  year: 'a year',
} as const;
type WordKind = keyof typeof WORDS;

/** A password with this many other characters is accepted. */
const OTHER_CHARACTERS = 5;
const LEAST_LETTERS = 3;
const YEAR = /(?:19|20)\d\d/g;
const DISGUISES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' };
const PLACES = [BOARD.country.name, ...BOARD.country.otherNames, ...BOARD.country.places];
/** A few of the passwords that the server refuses as common, normalized by {@link plain}. For advice only. */
const COMMON = /password|qwerty|i2e45|abcdef|iloveyou|welcome|letmein|admin/g;

/**
 * The kind of personal word that makes up nearly all of the password, if any (SIGN-20; NIST SP 800-63B-4, 3.1.1.2:
 * context-specific words). A long password may contain such a word.
 */
export function guessableWord(password: string, context: PasswordContext): WordKind | undefined {
  const withoutYears = password.replaceAll(YEAR, '');
  let rest = plain(withoutYears);
  let found: WordKind | undefined;
  for (const [kind, word] of wordsOf(context)) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, '');
    found ??= kind;
  }
  if (rest.length >= OTHER_CHARACTERS) return undefined;
  const onlyYears = withoutYears !== password && !/\p{L}/u.test(withoutYears);
  return found ?? (onlyYears ? 'year' : undefined);
}

export function tooGuessable(word: WordKind): string {
  return `That password is little more than ${WORDS[word]}. Choose another one.`;
}

/** Advice while a password is typed. The board refuses only what is `refused` here. */
export function passwordAdvice(
  password: string,
  context: PasswordContext,
): { level: 'refused' | 'weak' | 'fair' | 'good'; text: string } {
  const characters = [...password];
  const missing = LIMITS.passwordMin - characters.length;
  if (missing > 0) return { level: 'refused', text: `Longer: ${more(missing)}` };
  const word = guessableWord(password, context);
  if (word) return { level: 'refused', text: `Little more than ${WORDS[word]}: add other words` };
  const common = plain(password).replaceAll(COMMON, '').length < OTHER_CHARACTERS;
  if (common || new Set(characters).size < OTHER_CHARACTERS)
    return { level: 'weak', text: 'Easy to guess: add words that do not belong together' };
  const wanted = goodLength(password) - characters.length;
  return wanted > 0
    ? { level: 'fair', text: `Fair. Good with ${more(wanted)}` }
    : { level: 'good', text: 'Good' };
}

/** Length counts most; 15 characters are enough (NIST SP 800-63B-4, 3.1.1.2). Different kinds of characters make up for some of it. */
function goodLength(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password));
  return kinds.length >= 3 ? 12 : 15;
}

function more(count: number): string {
  return `${count} more ${count === 1 ? 'character' : 'characters'}`;
}

/** Longest first, so that a whole name is removed before its parts. */
function wordsOf({ person = '', company = '', email = '' }: PasswordContext): [WordKind, string][] {
  const [local = '', domain = ''] = email.split('@');
  const texts: [WordKind, string][] = [
    ['person', person],
    ['company', company],
    ['email', local],
    ...domain
      .split('.')
      .slice(0, -1)
      .map((label): [WordKind, string] => ['email', label]),
    ['board', SITE_NAME],
    ...PLACES.map((place): [WordKind, string] => ['place', place]),
  ];
  return texts
    .flatMap(([kind, text]) => parts(text).map((part): [WordKind, string] => [kind, plain(part)]))
    .filter(([, word]) => word.length >= LEAST_LETTERS)
    .sort(([, one], [, other]) => other.length - one.length);
}

function parts(text: string): string[] {
  return [text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{M}]+/u)];
}

/** Lower case, without accents and the most common letter substitutions. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[013@$]/g, (sign) => DISGUISES[sign] ?? sign);
}
