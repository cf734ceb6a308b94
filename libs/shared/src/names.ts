import * as LIMITS from './limits.js';

/** A company name allows more characters. */
export type NameKind = 'person' | 'company';

const LETTERS = String.raw`\p{L}\p{M}\p{Nd} '’.&\-`;
const SIGNS: Record<NameKind, string> = { person: LETTERS, company: String.raw`${LETTERS}()/+,` };
const WORDS: Record<NameKind, string> = { person: "' - . &", company: "' - . & , ( ) / +" };

/** Characters that mail programs and browsers treat as the dot of an address. */
const DOT = '[.。．｡․]';
/** Text that a mail program would turn into a link: a dot between two words, or the start of an address. */
const ADDRESS = new RegExp(
  String.raw`[\p{L}\p{Nd}]${DOT}(?=[\p{L}\p{M}]{2})|://|(?:^|[^\p{L}\p{Nd}])(?:https?|www)(?![\p{L}\p{Nd}])`,
  'iu',
);

/** What is wrong with a name, in one sentence (PERSON-10). */
export function nameProblem(kind: NameKind, name: string): string | undefined {
  const sign = new RegExp(`[^${SIGNS[kind]}]`, 'u').exec(name)?.[0];
  if (sign) return `A name takes letters, digits, spaces and ${WORDS[kind]}, not “${sign}”`;
  const link = name.split(' ').find((word) => ADDRESS.test(word));
  if (link) return `A name takes no web address such as “${link}”. Leave a space behind a dot.`;
  return undefined;
}

/** Replaces the characters of an address by spaces, so that no mail program makes a link of it. */
export function withoutLinks(text: string): string {
  return text
    .replace(/:\/\//g, ' ')
    .replace(/[\p{L}\p{Nd}]+\.?/gu, (word) => (/^www\.$/iu.test(word) ? 'www ' : word))
    .replace(/@/g, ' at ')
    .replace(new RegExp(String.raw`([\p{L}\p{Nd}])${DOT}(?=[\p{L}\p{M}]{2})`, 'gu'), '$1 ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const SAME_SIGN: [RegExp, string][] = [
  [/[\u2010-\u2015\u2212|:_~]/g, '-'],
  [/[\u2018\u201b\u02bc`´]/g, '’'],
  [/[[{]/g, '('],
  [/[\]}]/g, ')'],
];

export function cleanedName(kind: NameKind, name: string): string {
  const alike = SAME_SIGN.reduce((text, [sign, other]) => text.replace(sign, other), withoutLinks(name));
  return alike
    .replace(new RegExp(`[^${SIGNS[kind]}]`, 'gu'), ' ')
    .replace(/[\p{L}\p{Nd}]+/gu, (word) => (/^(?:https?|www)$/iu.test(word) ? ' ' : word))
    .replace(/\s+/g, ' ')
    .replace(/^[ .,/+-]+/, '')
    .slice(0, LIMITS.nameCharacters)
    .trim();
}

export function quotedInMail(text: string): string {
  const plain = withoutLinks(text);
  const letters = [...plain];
  if (letters.length <= LIMITS.quotedCharacters) return plain;
  return `${letters
    .slice(0, LIMITS.quotedCharacters - 1)
    .join('')
    .trimEnd()}…`;
}
