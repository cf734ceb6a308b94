import { closingOf, parseMoment, postedAt } from './date.rules.js';

const now = new Date('2026-11-21T12:00:00Z');
const posted = (date: string, scraped = '2026-05-24T20:46:34.035418') => {
  const { date: moment, known } = postedAt(date, scraped, now);
  return `${moment.toISOString()} ${known ? 'known' : 'guessed'}`;
};

describe('the date of an imported advert', () => {
  it('is its own date', () => {
    expect(posted('2026-05-22')).toBe('2026-05-22T00:00:00.000Z known');
    expect(posted('2026-03-16T01:00:03+01:00')).toBe('2026-03-16T00:00:03.000Z known');
    expect(posted('22/05/2026')).toBe('2026-05-22T00:00:00.000Z known');
    expect(posted('May 22, 2026')).toBe('2026-05-22T00:00:00.000Z known');
  });

  it('gets the year of scraping, or the year before, when its year is missing', () => {
    expect(posted('0001-05-22')).toBe('2026-05-22T00:00:00.000Z known');
    expect(posted('0001-12-30')).toBe('2025-12-30T00:00:00.000Z known');
  });

  it('falls back to the time of scraping, then to now', () => {
    expect(posted('')).toBe('2026-05-24T20:46:34.035Z guessed');
    expect(posted('yesterday-ish')).toBe('2026-05-24T20:46:34.035Z guessed');
    expect(posted('', '')).toBe('2026-11-21T12:00:00.000Z guessed');
  });

  it('is never later than the scraping, and the scraping never later than now', () => {
    expect(posted('2026-06-30')).toBe('2026-05-24T20:46:34.035Z guessed');
    expect(posted('', '2031-01-01')).toBe('2026-11-21T12:00:00.000Z guessed');
  });

  it('without a time zone is UTC in any local time zone', () => {
    expect(new Date(2026, 4, 24).toISOString()).not.toMatch(/T00:00/);
    expect(parseMoment('2026-05-24T20:46:34')?.toISOString()).toBe('2026-05-24T20:46:34.000Z');
  });

  it.each([
    ['1990-01-01', '1990-01-01T00:00:00.000Z known'],
    ['1989-12-31', '2025-12-31T00:00:00.000Z known'],
    ['1989-05-24', '2026-05-24T00:00:00.000Z known'],
    ['1989-05-25', '2025-05-25T00:00:00.000Z known'],
    ['0001-05-24T20:46:34.035Z', '2026-05-24T20:46:34.035Z known'],
    ['2026-05-24T20:46:34.035Z', '2026-05-24T20:46:34.035Z known'],
    ['2026-05-24T20:46:34.036Z', '2026-05-24T20:46:34.035Z guessed'],
  ])('of %s is %s', (given, taken) => {
    expect(posted(given)).toBe(taken);
  });

  it.each([
    ['5/6/2026', '2026-06-05T00:00:00.000Z'],
    ['05.06.2026', '2026-06-05T00:00:00.000Z'],
    [' 2026-05-24 20:46 ', '2026-05-24T20:46:00.000Z'],
    ['2026-05-24T20:46:34.5', '2026-05-24T20:46:34.500Z'],
    ['Sun, 24 May 2026 20:46:34 GMT', '2026-05-24T20:46:34.000Z'],
    ['24 May 2026', '2026-05-24T00:00:00.000Z'],
    ['May 24, 2026 20:46', '2026-05-24T20:46:00.000Z'],
    ['May 24, 2026 8:46 PM', '2026-05-24T20:46:00.000Z'],
    ['Sun, 24 May 2026 20:46:34 +0100', '2026-05-24T19:46:34.000Z'],
    ['24 May 2026 20:46 EST', '2026-05-25T01:46:00.000Z'],
    ['2026-05-24 8:46 PM', '2026-05-24T20:46:00.000Z'],
    ['2026-05-24 08:46 AM', '2026-05-24T08:46:00.000Z'],
    ['2026-05-24  20:46', '2026-05-24T20:46:00.000Z'],
    ['2026-05-24 20:46 (Lagos)', '2026-05-24T20:46:00.000Z'],
    ['2026-05-24 20:46:34+01:00', '2026-05-24T19:46:34.000Z'],
    ['8:46 PM 5-24-2026', '2026-05-24T20:46:00.000Z'],
    ['Sun May 24 2026 20:46:34 GMT+0100 (West Africa Standard Time)', '2026-05-24T19:46:34.000Z'],
    ['24 May 2026 UTC', '2026-05-24T00:00:00.000Z'],
    ['', undefined],
    ['31/31/2026', undefined],
    ['soon', undefined],
  ])('reads %j as %s', (given, moment) => {
    expect(parseMoment(given)?.toISOString()).toBe(moment);
  });

  it.each([
    [' 2026-11-21T10:00:00Z ', '2026-11-21', '2026-11-21T10:00:00.000Z'],
    [' 2026-11-21 ', '2026-11-21', '2026-11-21T23:00:00.000Z'],
    ['22/05/2026', '2026-05-22', '2026-05-22T23:00:00.000Z'],
    ['2026-11-22T00:00:00+01:00', '2026-11-21', '2026-11-21T23:00:00.000Z'],
    ['2026-11-21T23:30:00Z', '2026-11-22', '2026-11-21T23:30:00.000Z'],
  ])('that closes at %j takes applications until %s [CLOSE-7]', (given, day, moment) => {
    expect(closingOf(given)).toEqual({ day, moment: new Date(moment) });
  });

  it.each(['', 'when filled'])('that closes at %j has no closing date [CLOSE-7]', (given) => {
    expect(closingOf(given)).toBeUndefined();
  });
});
