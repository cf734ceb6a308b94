import { csvHeader, csvRow } from './csv.js';

describe('a sheet', () => {
  it('begins with the mark by which Excel knows UTF-8, so that accents stay', () => {
    const sheet = Buffer.from(csvHeader(['Name']) + csvRow(['Ọlá Ñandú']));
    expect([...sheet.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(sheet.subarray(3).toString()).toBe('Name\r\nỌlá Ñandú\r\n');
  });
});
