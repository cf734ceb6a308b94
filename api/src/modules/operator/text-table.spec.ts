import { mondays } from '../../platform/database/weekly-counts.js';
import { textTable } from './text-table.js';

describe('output of operator commands', () => {
  it('aligns cells and removes line breaks', () => {
    expect(
      textTable([
        ['a', 'long\nname', 'x'],
        ['bbb', 'b', ''],
      ]),
    ).toBe('a    long name  x\nbbb  b');
  });

  it('starts weeks on Monday in Lagos', () => {
    expect(mondays(Date.UTC(2026, 10, 22, 23, 30), 2)).toEqual(['2026-11-16', '2026-11-23']);
    expect(mondays(Date.UTC(2026, 10, 22, 22, 30), 1)).toEqual(['2026-11-16']);
  });
});
