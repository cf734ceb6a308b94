import { CURRENCIES, type ExchangeRates, HOME_CURRENCY } from '@skybil/shared';
import { ValidateBy } from 'class-validator';

const EXAMPLE = '2026-11-01 USD=1450';
const FOREIGN: readonly string[] = CURRENCIES.filter((currency) => currency !== HOME_CURRENCY);
const DAY = /^\d{4}-\d\d-\d\d$/;
const PAIR = /^([A-Z]{3})=(.*)$/;
const RATE = /^\d{1,7}(?:\.\d{1,4})?$/;

const parts = (text: string): string[] => text.trim().split(/\s+/);

/** Format: `2026-11-01 USD=1450 GBP=1900`, in the country's currency for one unit. */
export function readExchangeRates(text: string): ExchangeRates | undefined {
  if (text === '') return undefined;
  const [day = '', ...pairs] = parts(text);
  const rates = pairs.map((pair) => pair.split('=')).map(([currency = '', rate]) => [currency, Number(rate)]);
  return { day, home: Object.fromEntries(rates) as Record<string, number> };
}

/** @returns what is wrong, or undefined */
function problemIn(text: string): string | undefined {
  const [day = '', ...pairs] = parts(text);
  if (!DAY.test(day) || !isDay(day)) return `must begin with a day, such as ${EXAMPLE}`;
  if (pairs.length === 0) return `must have rates after its day, such as ${EXAMPLE}`;
  const seen = new Set<string>();
  for (const pair of pairs) {
    const [, currency = '', rate = ''] = PAIR.exec(pair) ?? [];
    if (!currency) return `must have rates after its day, such as ${EXAMPLE}`;
    if (!FOREIGN.includes(currency))
      return `has a rate of ${currency}, which must be one of ${FOREIGN.join(', ')}`;
    if (seen.has(currency)) return `has two rates of ${currency}`;
    if (!RATE.test(rate) || Number(rate) === 0)
      return `has a rate of ${currency} that is not a number above 0`;
    seen.add(currency);
  }
  return undefined;
}

/** Date.parse accepts 30 February and moves it to March. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

export const AreExchangeRates = (): PropertyDecorator =>
  ValidateBy({
    name: 'areExchangeRates',
    validator: {
      validate: (text: unknown) => text === '' || problemIn(String(text)) === undefined,
      defaultMessage: (given) => `EXCHANGE_RATES ${problemIn(String(given?.value))}`,
    },
  });
