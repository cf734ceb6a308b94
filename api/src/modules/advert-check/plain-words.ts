import { DIGITS, IGNORED, PLAIN_LETTERS } from '../../platform/contract/input/look-alikes.js';
import { withSigns } from './sums.js';

/** One character may stand for eighteen. */
const MAX_CHARACTERS = 600;
const NOT_ASCII = /[^\0-\x7f]/gu;
const LETTERS_OF_SIGNS = new Map<string, string>([
  ...Object.entries(DIGITS).flatMap(([letter, digits]) => [...digits].map((one) => [one, letter] as const)),
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);
/** Words that are written with digits to hide them: 'f0rm', 'f33', 'wh@tsapp'. */
const HIDDEN_WORD =
  /^(?:forms?|fees?|pay|payment|money|cash|charge|deposit|refundable|registration|training|uniform|medicals?|slots?|bvn|nin|otp|pin|atm|card|bank|visa|crypto|bitcoin|usdt|whatsapp|telegram|send|account)$/;
const WITH_SIGN = /(?<![\w@$!])(?=[\w@$!]{0,20}[\d@$!])(?=[\w@$!]{0,20}[a-z])[\w@$!]{3,20}(?![\w@$!])/g;
/** Without the apostrophe only where no other word is meant: "ID", "well" and "were" are words. */
const SHORTENED = /\b(?:(you|they)['’‘`]?|(i|we|he|she|it|there)['’‘`])(ll|re|ve|d)\b/g;
const FULL = { ll: 'will', re: 'are', ve: 'have', d: 'would' };
/** The dot of a title ends no sentence. */
const TITLES = /\b(mrs?|ms|dr|engr|prof|alh|rev|pst)\./g;
const SPACED_LETTERS = /(?<![a-z0-9])(?:[a-z][ .*_/-]{1,2}){2,30}[a-z](?![a-z0-9])/g;
const SPACED_DIGITS = /(?<![\w,.])(?:\d ){2,8}\d(?![\w,.])/g;
/**
 * A text as the rules read it: small plain letters without accents, look-alikes or spaces inside a word, one space between
 * words, a sign for each sum of money and each number.
 */
export function plainWords(text: string): string {
  return withSigns(letters(text))
    .replace(/[-_*/|\\~"“”()[\]{}<>•–—=&+]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .slice(0, MAX_CHARACTERS)
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(NOT_ASCII, (character) => PLAIN_LETTERS.get(character) ?? character)
    .replace(
      SHORTENED,
      (_, who: string, other: string, end: keyof typeof FULL) => `${who ?? other} ${FULL[end]}`,
    )
    .replace(/['’‘`]/g, '')
    .replace(TITLES, '$1')
    .replace(WITH_SIGN, shownWord)
    .replace(/[^\S ]+/g, ' ')
    .replace(SPACED_LETTERS, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(SPACED_DIGITS, (digits) => digits.replaceAll(' ', ''));
}

function shownWord(word: string): string {
  const plain = [...word].map((character) => LETTERS_OF_SIGNS.get(character) ?? character).join('');
  return HIDDEN_WORD.test(plain) ? plain : word;
}
