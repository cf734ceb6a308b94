import type { Advert, ReadFile } from '../advert.js';
import { figuresInOtherCurrency, type Pay, payRange } from '../rules/pay.rules.js';
import { isObject, type JsonObject, numberIn, textIn } from './json-values.js';

export function readRemoteOk(entries: readonly unknown[]): ReadFile {
  const scraped = entries.filter(isObject).find(isNotice)?.last_updated;
  const read: ReadFile = { format: 'remoteok', adverts: [], refusals: [] };
  entries.forEach((entry, index) => {
    const at = index + 1;
    if (!isObject(entry)) read.refusals.push({ at, title: '', reason: 'it is not an entry of the feed' });
    else if (!isNotice(entry)) read.adverts.push(toAdvert(entry, at, fromEpoch(scraped)));
  });
  return read;
}

export function isRemoteOk(json: unknown): json is unknown[] {
  return (
    Array.isArray(json) && json.some((entry) => isObject(entry) && (isNotice(entry) || 'position' in entry))
  );
}

/** The first element of the feed holds the terms of use. */
function isNotice(entry: JsonObject): boolean {
  return 'legal' in entry && !('position' in entry);
}

function toAdvert(entry: JsonObject, at: number, scraped: string): Advert {
  const description = textIn(entry.description);
  const pay = yearlyPay(entry, description);
  return {
    at,
    title: textIn(entry.position),
    company: textIn(entry.company),
    location: textIn(entry.location),
    url: textIn(entry.url),
    remote: true,
    jobType: '',
    description,
    posted: textIn(entry.date) || fromEpoch(entry.epoch),
    scraped,
    closes: '',
    ...(pay ? { pay } : {}),
  };
}

/** The feed gives US dollars a year, even where the advert names the figures in another currency. */
function yearlyPay(entry: JsonObject, description: string): Pay | undefined {
  const range = payRange(numberIn(entry.salary_min), numberIn(entry.salary_max));
  if (!range || figuresInOtherCurrency(range, description)) return undefined;
  return { ...range, currency: 'USD', per: 'year' };
}

function fromEpoch(seconds: unknown): string {
  return typeof seconds === 'number' && seconds > 0 && seconds < 1e11
    ? new Date(seconds * 1000).toISOString()
    : '';
}
