const LONGEST = 3;

/** The distinct pieces of a text in lower case: of one to three letters, and where two words meet. */
export function titleGrams(text: string): string[] {
  const lower = text.toLowerCase();
  const letters = [...lower];
  return [
    ...new Set([...pieces(letters, 1), ...pieces(letters, 2), ...pieces(letters, LONGEST), ...joints(lower)]),
  ];
}

/** Those of a search term's pieces that narrow most: of three letters and joints, or the whole of a shorter term. */
export function searchGrams(term: string): string[] {
  const lower = term.toLowerCase();
  const letters = [...lower];
  return [...new Set([...pieces(letters, Math.min(LONGEST, letters.length)), ...joints(lower)])];
}

function pieces(letters: readonly string[], size: number): string[] {
  const count = Math.max(0, letters.length - size + 1);
  return Array.from({ length: count }, (_, start) => letters.slice(start, start + size).join(''));
}

/** 're en' of 'software engineer': it tells a phrase from its words. */
function joints(text: string): string[] {
  return Array.from(text.matchAll(/(?=([^ ]{2} [^ ]{2}))/gu), ([, joint]) => joint ?? '');
}

/** A pattern that finds the term literally (JOB-5). */
export function literalPattern(term: string): string {
  return term.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
