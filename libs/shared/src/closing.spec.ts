import { describe, expect, it } from 'vitest';
import { closedOnInWords, closesInWords, closesSoonInWords, isClosed } from './closing.js';

/** 00:30 on 21 November in Lagos. */
const NOW = Date.parse('2026-11-20T23:30:00Z');

describe('the closing of a job in words', () => {
  it.each([
    ['2026-11-20', undefined],
    ['2026-11-21', 'Closes today'],
    ['2026-11-22', 'Closes tomorrow'],
    ['2026-11-24', 'Closes in 3 days'],
    ['2026-11-28', 'Closes in 7 days'],
    ['2026-11-29', undefined],
  ])('counts the days until %s in the country [CLOSE-6]', (closingDate, words) => {
    expect(closesSoonInWords({ closingDate }, NOW)).toBe(words);
  });

  it('names a later day, and no day of a closed job [CLOSE-6]', () => {
    const closingDate = '2026-12-26';
    expect(closesInWords({ closingDate }, NOW)).toBe('Closes 26 December 2026');
    expect(closesInWords({ closingDate, closedAs: 'filled' }, NOW)).toBeUndefined();
    expect(closesSoonInWords({ closingDate: '2026-11-22', closedAs: 'filled' }, NOW)).toBeUndefined();
    expect(closesInWords({}, NOW)).toBeUndefined();
  });

  it.each([
    [{ closingDate: '2026-11-20' }, true],
    [{ closingDate: '2026-11-21' }, false],
    [{ closingDate: '2026-11-21', closedAs: 'filled' as const }, true],
    [{}, false],
  ])('begins after its last day, or when somebody closes it: %j [CLOSE-2]', (job, closed) => {
    expect(isClosed(job, NOW)).toBe(closed);
  });

  it('says how and when a job was closed [CLOSE-4]', () => {
    expect(closedOnInWords({ closedAs: 'filled', closedOn: '2026-11-03' })).toBe(
      'Closed: filled, 3 November 2026',
    );
    expect(closedOnInWords({ closedAs: 'ended' })).toBe('Closed');
    expect(closedOnInWords({ closingDate: '2026-12-26' })).toBeUndefined();
  });
});
