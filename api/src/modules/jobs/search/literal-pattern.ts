/** A pattern that finds the term literally, in a text in lower case (JOB-5). */
export function literalPattern(term: string): string {
  return term.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
