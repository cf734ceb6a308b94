import { boardFile } from '@skybil/shared';
import { DIGITS, IGNORED, PLAIN_LETTERS } from './look-alikes.js';

const LETTERS_OF_DIGITS = new Map(
  Object.entries(DIGITS).flatMap(([letter, digits]) => [...digits].map((digit) => [digit, letter] as const)),
);
const { name: COUNTRY, employers = [] } = boardFile().country;
/** Words that make no other company of a name. */
const IGNORED_WORDS = new Set(
  [
    ...['plc', 'ltd', 'limited', 'inc', 'llc', 'co', 'corp', 'corporation', 'company', 'companies', 'group'],
    ...['the', 'of', 'and', 'official', 'recruitment', 'careers', 'jobs', 'hr'],
    ...[COUNTRY, COUNTRY.slice(0, 3)],
  ].flatMap(wordsOf),
);
const EMPLOYERS = new Set(employers.map(nameKey));

/**
 * Equal for names that people take for the same company: 'Dangote', 'DANG0TE Group', 'D A N G O T E (Nigeria) Ltd'. Case,
 * spaces, look-alike letters, the form of the company and the country make no difference (VERIFIED-6).
 */
export function nameKey(name: string): string {
  const words = wordsOf(name);
  return words.filter((word) => !IGNORED_WORDS.has(word)).join('') || words.join('');
}

/** Whether the name could be that of a well-known employer, which the board folder lists. */
export const isLikeEmployer = (name: string): boolean => EMPLOYERS.has(nameKey(name));

export const employerKeys = (): string[] => [...EMPLOYERS];

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(IGNORED, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(plainWord);
}

/** l and i look the same. A word of digits alone is a number. */
function plainWord(word: string): string {
  const letters = [...word].map((one) => PLAIN_LETTERS.get(one) ?? one).join('');
  const isNumber = /^\p{N}+$/u.test(letters);
  const plain = isNumber ? letters : letters.replace(/\d/g, (digit) => LETTERS_OF_DIGITS.get(digit) ?? digit);
  return plain.replaceAll('l', 'i');
}
