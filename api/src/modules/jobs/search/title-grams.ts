const SIZE = 3;

/** The distinct three-letter pieces of a text in lower case; a shorter text has none. */
export function titleGrams(text: string): string[] {
  const letters = [...text.toLowerCase()];
  const pieces = new Set<string>();
  for (let start = 0; start + SIZE <= letters.length; start += 1) {
    pieces.add(letters.slice(start, start + SIZE).join(''));
  }
  return [...pieces];
}

/** A pattern that finds the term literally (trust I5). */
export function literalPattern(term: string): string {
  return term.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
