import assert from 'node:assert/strict';
import { test } from 'node:test';
import { between } from './between.ts';

const OPEN = '<!-- limits: written by npm run contract -->';
const CLOSE = '<!-- end of limits -->';

test('what stands between the two marks of a document is written anew, the rest stays', () => {
  const document = `# Security\n\n${OPEN}\nold\n${CLOSE}\n\nMore.\n`;
  const written = `# Security\n\n${OPEN}\n\nnew\n\n${CLOSE}\n\nMore.\n`;
  assert.equal(between(document, 'limits', 'new'), written);
  assert.equal(between(written, 'limits', 'new'), written);
});

test('a document without both marks, one after the other, is refused', () => {
  for (const document of ['', OPEN, CLOSE, `${CLOSE}${OPEN}`])
    assert.throws(() => between(document, 'limits', 'new'), { message: /^The document lacks "<!-- limits/ });
});
