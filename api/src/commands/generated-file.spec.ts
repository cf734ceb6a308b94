import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceBetween, writeGenerated } from './generated-file.js';

const OPEN = '<!-- limits: written by npm run contract -->';
const CLOSE = '<!-- end of limits -->';

describe('writeGenerated', () => {
  it('writes the file; a check then fails only after the text changes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'generated-'));
    const file = join(folder, 'openapi.json');
    const outOfDate = /The API no longer matches .*openapi\.json\. Run: npm run contract/;
    expect(() => writeGenerated(file, 'one', '--check')).toThrow(outOfDate);
    writeGenerated(file, 'one');
    writeGenerated(file, 'one', '--check');
    expect(() => writeGenerated(file, 'two', '--check')).toThrow(outOfDate);
    expect(readFileSync(file, 'utf8')).toBe('one');
    rmSync(folder, { recursive: true });
  });
});

describe('a document with a generated part', () => {
  it('gets new text between the two markers and keeps the rest', () => {
    const written = `# Security\n\n${OPEN}\n\nnew\n\n${CLOSE}\n\nMore.\n`;
    expect(replaceBetween(`# Security\n\n${OPEN}\nold\n${CLOSE}\n\nMore.\n`, 'limits', 'new')).toBe(written);
    expect(replaceBetween(written, 'limits', 'new')).toBe(written);
  });

  it.each(['', OPEN, CLOSE, `${CLOSE}${OPEN}`])(
    'is rejected without both markers in order: %j',
    (document) => {
      expect(() => replaceBetween(document, 'limits', 'new')).toThrow(/^The document lacks "<!-- limits/);
    },
  );
});
