import { grouped } from './figures.js';
import { type Currency, PAY_NOT_DISCLOSED } from './options.js';

const NUMBER = String.raw`((?:\d{1,3}(?:[,  ]\d{3})+|\d+)(?:\.\d{1,2})?)\s*([kKmM])?`;
const AMOUNT = new RegExp(String.raw`^\s*(?:NGN|USD|₦|\$|N)?\s*${NUMBER}\s*$`);
const RANGE = new RegExp(
  String.raw`^\s*(?:NGN|USD|₦|\$|N)?\s*${NUMBER}\s*(?:-|–|—|to)\s*(?:NGN|USD|₦|\$|N)?\s*${NUMBER}\s*$`,
);
const SCALE: Record<string, number> = { k: 1_000, m: 1_000_000 };

const SIGNS: Record<string, string> = { NGN: '₦', USD: '$', GBP: '£', EUR: '€' } satisfies Record<
  Currency,
  string
>;

function amount(digits: string, scale: string | undefined): number {
  return Number(digits.replace(/[^\d.]/g, '')) * (scale ? (SCALE[scale.toLowerCase()] ?? 1) : 1);
}

/** Monthly pay in whole units of the currency, if the text is a number or a range. */
export function parsePay(salary: string): { min: number; max: number } | undefined {
  const range = RANGE.exec(salary);
  if (range?.[1] && range[3]) {
    const min = amount(range[1], range[2] ?? range[4]);
    const max = amount(range[3], range[4]);
    return min <= max ? { min, max } : undefined;
  }
  const single = AMOUNT.exec(salary);
  if (!single?.[1]) return undefined;
  const value = amount(single[1], single[2]);
  return { min: value, max: value };
}

/**
 * Pay in words: '₦250,000 – 400,000 a month'. A text that is not a number or a range follows its currency unchanged.
 * Zero and 'Not disclosed' give 'Pay not disclosed'.
 */
export function formatPay(salary: string, currency: string): string {
  const text = salary.trim();
  if (text === '' || text === PAY_NOT_DISCLOSED) return 'Pay not disclosed';
  const pay = parsePay(text);
  if (!pay || pay.max > Number.MAX_SAFE_INTEGER) return `${currency} ${text}`.trim();
  if (pay.max === 0) return 'Pay not disclosed';
  const [least, most] = [grouped(Math.round(pay.min)), grouped(Math.round(pay.max))];
  const sign = SIGNS[currency || 'NGN'] ?? `${currency} `;
  return `${sign}${pay.min === pay.max ? least : `${least} – ${most}`} a month`;
}
