import { Unreadable } from './pdf-syntax.mts';

const COMMENT = '\u0100';
/** Spaces in pdf.js and PDFium, and comments, which PDFium and MuPDF skip. */
const GAP = `[\\0\\s\\x80\\xff${COMMENT}]`;
/** Must not match text such as `Q1 2021 objectives`. */
const OBJECT = new RegExp(`\\d${GAP}+\\d+${GAP}+obj(?![A-Za-z])`, 'g');
const TRAILER = new RegExp(`trailer${GAP}*<<`, 'g');

/**
 * A viewer that repairs a file searches for the beginnings of objects anywhere, including strings and streams.
 * @throws Unreadable if a comment separates the words of a beginning
 */
export function looksLike(bytes: string): { objects: number; trailers: number } {
  const withMarks = bytes.replace(/%[^\r\n]*/g, COMMENT);
  for (const expression of [OBJECT, TRAILER])
    for (const [found] of withMarks.matchAll(expression))
      if (found.includes(COMMENT)) throw new Unreadable('a comment within the beginning of an object');
  return { objects: count(bytes, OBJECT), trailers: count(bytes, TRAILER) };
}

function count(bytes: string, expression: RegExp): number {
  let found = 0;
  expression.lastIndex = 0;
  while (expression.test(bytes)) found += 1;
  return found;
}
