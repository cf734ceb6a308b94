/** The board's day (dates travel as UTC texts; people read them in Lagos). */
const ZONE = 'Africa/Lagos';
const LONG = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: ZONE });
const SHORT = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: ZONE });
const MOMENT = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });
const RELATIVE = new Intl.RelativeTimeFormat('en-NG', { numeric: 'auto' });
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** '21 November 2026' from an ISO-8601 text. */
export function formatLongDate(date: string): string {
  return LONG.format(new Date(date));
}

/** '3 Nov 2026' from an ISO-8601 text. */
export function formatShortDate(date: string): string {
  return SHORT.format(new Date(date));
}

/** '3 Nov 2026, 14:05' from an ISO-8601 text. */
export function formatMoment(date: string): string {
  return MOMENT.format(new Date(date));
}

/** '3 days ago' from an ISO-8601 text; `now` in milliseconds. */
export function formatTimeAgo(date: string, now: number = Date.now()): string {
  const seconds = Math.round((now - new Date(date).getTime()) / 1000);
  for (const [unit, size] of STEPS) {
    if (seconds >= size) return RELATIVE.format(-Math.floor(seconds / size), unit);
  }
  return 'just now';
}
