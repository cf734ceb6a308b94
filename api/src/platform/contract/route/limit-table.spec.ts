import { READS, REQUESTS } from './limit-rules.js';
import { LIMIT_RULES, limitTable } from './limit-table.js';

describe('the table of limits', () => {
  it('contains every rule once, sorted by name', () => {
    const names = LIMIT_RULES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort((one, other) => one.localeCompare(other)));
    expect(names).toEqual(
      expect.arrayContaining(['newsletter-mail', 'posts', 'reads', 'sign-in-hour', 'writes']),
    );
  });

  it('shows what each rule counts and its number in its window [LIMIT-4]', () => {
    const lines = limitTable().split('\n');
    expect(lines).toHaveLength(LIMIT_RULES.length + 2);
    const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells).toContainEqual(['', '`requests`', '6,000 a minute', REQUESTS.counts, '']);
    expect(cells).toContainEqual(['', '`reads`', '1,200 a minute', READS.counts, '']);
    expect(cells).toContainEqual(['', '`posts`', '30 an hour', expect.any(String), '']);
    expect(cells).toContainEqual(['', '`uploads`', '60 a day', expect.any(String), '']);
  });

  it('has lines of equal width', () => {
    expect(
      new Set(
        limitTable()
          .split('\n')
          .map((line) => line.length),
      ).size,
    ).toBe(1);
  });
});
