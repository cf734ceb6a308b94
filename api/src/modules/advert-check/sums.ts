import { BOARD, MINIMUM_WAGE } from '@skybil/shared';
import { literal } from '../../platform/database/literal-text.js';

const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|\\d{1,3})';
const { currency } = BOARD.country;
const code = literal(currency.code.toLowerCase());
/** In singular and plural. */
const name = `${literal(currency.name.toLowerCase().replace(/s$/, ''))}s?`;
const SIGNS = ['$', '£', '€', currency.sign.toLowerCase()].map(literal).join('|');
/** 'N5,000' and '#5k', but not 'N1', '#1' or the number '#6102' */
const MARKS = currency.marks
  .map((mark) => literal(mark.toLowerCase()))
  .map((mark) =>
    /^\w/.test(mark) ? String.raw`\b${mark}` : String.raw`${mark}(?=\s?\d[\d,.]{0,9}(?:0|k|99)\b)`,
  );
/** 'Job ID 4500', 'Req #32460' and 'ISO 14000' are no sums. */
const NOT_NAMED = String.raw`(?<!\b(?:iso|req|ref|job|job id|rfc|zip|p\.?m\.?b|box)[ #:.-]{0,3})`;
const MARKED = String.raw`${NOT_NAMED}(?:${MARKS.join('|')})(?=\s?[1-9](?:[\d,.]{2}|[\d.]{0,3}\s?[km]\b))`;
const SUM = new RegExp(
  [
    String.raw`(?:${SIGNS}|\b(?:${code}|usd|gbp|eur|cad|aed|${name})${MARKS.length > 0 ? `|${MARKED}` : ''})\s?\d(?:[\d,.]{0,12}\d)?(?:\s?(?:k|m|bn|million|billion)\b)?(?:\s?usdt\b)?`,
    String.raw`(?<![\d,.+])\d(?:[\d,.]{0,12}\d)?\s?(?:k|${name}|${code}|dollars?|usd|usdt|pounds|euros?|gbp|eur|aed|cad)\b`,
    String.raw`\b${NUMBER_WORD}(?: ${NUMBER_WORD}){0,4}(?: (?:hundred|thousand))+(?: ${NUMBER_WORD} hundred)?(?: ${name})?\b`,
    String.raw`\b${NUMBER_WORD} (?:${name}|dollars?|pounds?|euros?)\b`,
    // '(5,000)' after the name of a paper
    String.raw`\([1-9]\d?,?\d00\)`,
  ].join('|'),
  'g',
);
/** Prices end in 0. */
const NUMBER = new RegExp(
  String.raw`(?<![\w,.+])${NOT_NAMED}(?!(?:19\d\d|20[1-3]\d)\b)(?:[1-9]\d{0,2}(?:,\d{3})?,\d\d0|[1-9]\d{1,4}0)(?!\d|,\d|%)`,
  'g',
);

const PENSION = /\b401 ?\(?k\b\)?/g;

/** Stand for sums of money, so that a rule need not know how sums are written. */
const MONEY = '¤';
/** A sum in the board's currency that is too small to be a month's pay. */
const SMALL_MONEY = '¢';
/** A number that may be a sum of money. */
const FIGURE = '№';
const SIGN = /[¤¢№]/g;
const SMALL = MINIMUM_WAGE / 2;
const FOREIGN = /[$£€]|\b(?:usd|gbp|eur|cad|aed|dollars?|usdt|pounds|euros?)/;

export function withSigns(text: string): string {
  return text
    .replace(SIGN, ' ')
    .replace(PENSION, ' pension ')
    .replace(SUM, (sum) => ` ${isSmall(sum) ? SMALL_MONEY : MONEY} `)
    .replace(NUMBER, ` ${FIGURE} `);
}

function isSmall(sum: string): boolean {
  return !FOREIGN.test(sum) && amountOf(sum) < SMALL;
}

function amountOf(sum: string): number {
  const [digits] = /\d[\d,.]*/.exec(sum) ?? [];
  if (digits === undefined) return /hundred thousand/.test(sum) ? Infinity : 0;
  const number = Number(digits.replace(/,|\.$/g, ''));
  if (/m|bn|billion/.test(sum)) return Infinity;
  return /k|thousand/.test(sum) ? number * 1_000 : number;
}
