import { describe, expect, it, test } from 'vitest';
import { formatLongDate, formatMoment, formatMonth, formatShortDate, formatTimeAgo } from './dates.js';

test('a short date is the date in Lagos', () => {
  expect(formatShortDate('2026-11-02T23:30:00.000Z')).toBe('3 Nov 2026');
});

test.each(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'])(
  'months are short in it: %s',
  (month) => {
    expect(formatShortDate(new Date(`2 ${month} 2026 12:00 UTC`).toISOString())).toBe(`2 ${month} 2026`);
  },
);

test('a month is the month in Lagos', () => {
  expect(formatMonth('2026-10-31T23:30:00.000Z')).toBe('November 2026');
});

test('a moment is date and time in Lagos', () => {
  expect(formatMoment('2026-11-02T23:30:00.000Z')).toBe('3 Nov 2026, 00:30');
});

describe('dates', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', '21 November 2026'],
    ['2026-11-21T23:30:00.000Z', '22 November 2026'],
    ['2026-12-31T22:59:59.999Z', '31 December 2026'],
    ['2024-02-29T00:00:00.000Z', '29 February 2024'],
  ])('%s is %s in Lagos', (date, words) => {
    expect(formatLongDate(date)).toBe(words);
  });

  const now = Date.parse('2026-11-21T12:00:00.000Z');
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [3_600, '1 hour ago'],
    [86_399, '23 hours ago'],
    [86_400, 'yesterday'],
    [3 * 86_400, '3 days ago'],
    [604_800, 'last week'],
    [2 * 604_800, '2 weeks ago'],
    [2_592_000, 'last month'],
    [31_536_000, 'last year'],
    [3 * 31_536_000, '3 years ago'],
  ])('%i seconds ago reads %s', (seconds, words) => {
    expect(formatTimeAgo(new Date(now - seconds * 1_000).toISOString(), now)).toBe(words);
  });

  it('a date in the future reads just now', () => {
    expect(formatTimeAgo(new Date(now + 60_000).toISOString(), now)).toBe('just now');
  });
});
