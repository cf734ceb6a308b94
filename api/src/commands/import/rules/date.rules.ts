import { addDays, dayAt, startOfDay } from '@skybil/shared';

/** An earlier year is a placeholder for a missing one ('0001-05-22'). */
const FIRST_YEAR = 1990;
const DAY_FIRST = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;
const ISO_WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/;
const NAMES_HOUR = /\d:\d\d/;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const NAMES_ZONE =
  /\b(?:UTC?|GMT|[ECMP][SD]T)\b|\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:Z|[+-]\d\d?:?(?:\d\d)?(?:\s*\(.*\))?)$/i;

export function parseMoment(given: string): Date | undefined {
  const text = given.trim();
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  const moment = new Date(day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : zoned(text));
  return text === '' || Number.isNaN(moment.getTime()) ? undefined : moment;
}

function zoned(text: string): string {
  if (ISO_WITHOUT_ZONE.test(text)) return `${text.replace(' ', 'T')}Z`;
  return ISO_DAY.test(text) || NAMES_ZONE.test(text) ? text : `${text} UTC`;
}

/**
 * When an advert stops taking applications, and the last day of the country on which it takes them. A day without a time
 * counts to its end, and a moment at midnight ends the day before.
 */
export function closingOf(given: string): { day: string; moment: Date } | undefined {
  const moment = parseMoment(given);
  if (!moment) return undefined;
  if (NAMES_HOUR.test(given)) return { day: dayAt(moment.getTime() - 1), moment };
  const day = moment.toISOString().slice(0, 10);
  return { day, moment: new Date(startOfDay(addDays(day, 1))) };
}

/** `known` is false for an advert without a usable date. It is then dated by its scraping, or by the import. */
export function postedAt(posted: string, scraped: string, now: Date): { date: Date; known: boolean } {
  const scrapedAt = parseMoment(scraped);
  const latest = scrapedAt && scrapedAt < now ? scrapedAt : now;
  const own = parseMoment(posted);
  const date = own && own.getUTCFullYear() < FIRST_YEAR ? withYear(own, latest) : own;
  return date && date <= latest ? { date, known: true } : { date: latest, known: false };
}

function withYear(day: Date, latest: Date): Date {
  const dated = new Date(day);
  dated.setUTCFullYear(latest.getUTCFullYear());
  if (dated > latest) dated.setUTCFullYear(latest.getUTCFullYear() - 1);
  return dated;
}
