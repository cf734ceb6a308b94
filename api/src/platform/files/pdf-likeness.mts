import { Unreadable } from './pdf-syntax.mts';

/** Stands for a comment. */
const COMMENT = '\u0100';
/** The spaces of pdf.js and PDFium, and comments, which PDFium and MuPDF skip. */
const GAP = `[\\0\\s\\x80\\xff${COMMENT}]`;
/** `Q1 2021 objectives` is none. */
const OBJECT = new RegExp(`\\d${GAP}+\\d+${GAP}+obj(?![A-Za-z])`, 'g');
/** It says where the pages and the actions are. */
const TRAILER = new RegExp(`trailer${GAP}*<<`, 'g');

/**
 * How many objects and trailers a viewer finds when it repairs a file: it looks for their first words anywhere, also in
 * strings and streams.
 * @throws Unreadable when a comment stands between these words
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
