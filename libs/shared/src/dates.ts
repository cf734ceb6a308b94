import { BOARD } from './board.js';

// Dates are stored in UTC and shown in the country's time, which has no summer time. `Intl` is not used: its first call on a phone takes
// about 100 ms, and the texts of server and browser may differ, which breaks hydration.
const AHEAD_MS = BOARD.country.utcOffset * 60_000;
const DAY_MS = 86_400_000;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const STEPS: [unit: string, seconds: number, one: string][] = [
  ['year', 31_536_000, 'last year'],
  ['month', 2_592_000, 'last month'],
  ['week', 604_800, 'last week'],
  ['day', 86_400, 'yesterday'],
  ['hour', 3_600, '1 hour ago'],
  ['minute', 60, '1 minute ago'],
];

/** A date whose UTC parts are the calendar and clock of the country. */
const inCountry = (date: string): Date => new Date(Date.parse(date) + AHEAD_MS);
const monthOf = (date: Date): string => MONTHS[date.getUTCMonth()] ?? '';
const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** '21 November 2026' */
export function formatLongDate(date: string): string {
  const day = inCountry(date);
  return `${day.getUTCDate()} ${monthOf(day)} ${day.getUTCFullYear()}`;
}

/** The day of the country at a time in milliseconds: '2026-11-21' */
export function dayAt(time: number): string {
  return new Date(time + AHEAD_MS).toISOString().slice(0, 10);
}

/** When a day of the country begins, in milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(day) - AHEAD_MS;
}

/** @param days may be negative @returns '2026-11-21' */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Negative if `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** '21 November 2026' for '2026-11-21' */
export function formatDay(day: string): string {
  return formatLongDate(new Date(startOfDay(day)).toISOString());
}

/** 'November 2026' */
export function formatMonth(date: string): string {
  const day = inCountry(date);
  return `${monthOf(day)} ${day.getUTCFullYear()}`;
}

/** '3 Nov 2026' */
export function formatShortDate(date: string): string {
  const day = inCountry(date);
  return `${day.getUTCDate()} ${monthOf(day).slice(0, 3)} ${day.getUTCFullYear()}`;
}

/** '3 Nov 2026, 14:05' */
export function formatMoment(date: string): string {
  return `${formatShortDate(date)}, ${clockTime(date)}`;
}

/** 'Monday, 30 November 2026, 14:05 WAT' */
export function formatAppointment(date: string): string {
  const weekday = WEEKDAYS[inCountry(date).getUTCDay()] ?? '';
  return `${weekday}, ${formatLongDate(date)}, ${clockTime(date)} ${BOARD.country.timeZoneName}`;
}

/** '14:05' for the country's clock at that time */
export function clockTime(date: string): string {
  const moment = inCountry(date);
  return `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`;
}

/** A day and a time of the country, '14:05', as milliseconds. */
export function momentOf(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return startOfDay(day) + (hours * 60 + minutes) * 60_000;
}

/** '3 days ago'. `now` is in milliseconds. */
export function formatTimeAgo(date: string, now: number = Date.now()): string {
  const seconds = Math.round((now - new Date(date).getTime()) / 1000);
  for (const [unit, size, one] of STEPS) {
    const count = Math.floor(seconds / size);
    if (count >= 1) return count === 1 ? one : `${count} ${unit}s ago`;
  }
  return 'just now';
}
