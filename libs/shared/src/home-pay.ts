import { BOARD } from './board.js';

const { country } = BOARD;
const { code, sign, name, marks } = country.currency;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A letter is a mark only where no other letter stands before it. */
const before = marks.map((mark) => (/^\w/.test(mark) ? String.raw`\b${mark}` : escaped(mark)));

/** How a text names the country's currency: '₦', 'NGN', 'naira', 'Nigerian naira', or the N in 'N250,000' */
export const HOME_PAY = new RegExp(
  [
    escaped(sign),
    code,
    String.raw`(?:\b${escaped(country.name)}\w* )?${name.replace(/s$/, '')}s?`,
    ...(before.length > 0 ? [`(?:${before.join('|')})\\s?(?=\\d)`] : []),
  ].join('|'),
  'gi',
);
