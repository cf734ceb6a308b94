import { stringify } from 'csv-stringify/sync';
import { SHEET } from './csv.js';

const lines = (...cells: string[]) =>
  stringify(
    cells.map((cell) => [cell]),
    { ...SHEET, columns: ['Name'] },
  );

describe('a CSV file', () => {
  it('begins with the byte order mark, by which Excel detects UTF-8 [DECIDE-5]', () => {
    const sheet = Buffer.from(lines('Ọlá Ñandú'));
    expect([...sheet.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(sheet.subarray(3).toString()).toBe('Name\r\nỌlá Ñandú\r\n');
  });

  it('has the byte order mark and the header without rows', () => {
    expect(lines()).toBe('\uFEFFName\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['say "hi"', '"say ""hi"""'],
    ['-1,5', `"'-1,5"`],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['a\r\nb', '"a\r\nb"'],
    ['\r=1', `"'\r=1"`],
    [' =1', ' =1'],
    ["'=1", "'=1"],
    ['\u2028', '\u2028'],
    ['', ''],
  ])('writes the cell %j as %j [DECIDE-5]', (cell, written) => {
    expect(lines(cell)).toBe(`\uFEFFName\r\n${written}\r\n`);
  });
});
