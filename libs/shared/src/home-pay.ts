import { BOARD } from './board.js';

const { code, sign, name, marks } = BOARD.country.currency;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A letter is a mark only where no other letter stands before it. */
const before = marks.map((mark) => (/^\w/.test(mark) ? String.raw`\b${mark}` : escaped(mark)));

/** How a text names the country's currency: '₦', 'NGN', 'naira', or the N in 'N250,000' */
export const HOME_PAY = new RegExp(
  [
    escaped(sign),
    code,
    `${name}s?`,
    ...(before.length > 0 ? [`(?:${before.join('|')})\\s?(?=\\d)`] : []),
  ].join('|'),
  'gi',
);
