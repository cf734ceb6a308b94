import { mondays } from '../../platform/database/weekly-counts.js';
import { textTable } from './text-table.js';

describe('what a command prints in columns', () => {
  it('puts cells below each other, and keeps each in its line', () => {
    expect(
      textTable([
        ['a', 'long\nname', 'x'],
        ['bbb', 'b', ''],
      ]),
    ).toBe('a    long name  x\nbbb  b');
  });

  it('begins weeks on Monday in Lagos', () => {
    expect(mondays(Date.UTC(2026, 10, 22, 23, 30), 2)).toEqual(['2026-11-16', '2026-11-23']);
    expect(mondays(Date.UTC(2026, 10, 22, 22, 30), 1)).toEqual(['2026-11-16']);
  });
});
