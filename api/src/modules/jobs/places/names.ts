/** Lower case, without accents and signs: 'V.I' and 'vi' are one name, as are 'Ado-Ekiti' and 'ado ekiti'. */
export function normalized(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const MAX_WORDS = 5;

export interface Named<Value> {
  value: Value;
  /** Normalized. */
  name: string;
  /** Normalized word after the name. */
  next: string;
}

/** Names of a table that a text contains as whole words, in its order. Of overlapping names the longer one counts. */
export function namesIn<Value>(text: string, table: ReadonlyMap<string, Value>): Named<Value>[] {
  const words = normalized(text).split(' ');
  const found: Named<Value>[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_WORDS, words.length - at);
    while (length > 0 && !table.has(words.slice(at, at + length).join(' '))) length -= 1;
    const name = words.slice(at, at + length).join(' ');
    const value = table.get(name);
    if (value !== undefined) found.push({ value, name, next: words[at + length] ?? '' });
    at += Math.max(1, length);
  }
  return found;
}
