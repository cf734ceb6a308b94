import { closingInWords } from './closing';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

describe('closingInWords', () => {
  it.each([
    ['2026-11-24', 'Closes in 3 days'],
    ['2026-12-26', 'Closes 26 December 2026'],
    ['2026-11-21', 'Closes today'],
    ['2026-11-20', 'May have closed on 20 November 2026'],
    [undefined, undefined],
  ])('says of an open job with the last day %s: %s [CLOSE-6]', (closingDate, words) => {
    expect(closingInWords({ closingDate }, NOW)).toBe(words);
  });

  it.each(['2026-11-20', '2026-11-24'])(
    'says nothing of a closed job with the last day %s',
    (closingDate) => {
      expect(closingInWords({ closingDate, closedAs: 'filled' }, NOW)).toBeUndefined();
    },
  );
});
