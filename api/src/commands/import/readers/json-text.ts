/** An advert has six levels. A list and `@graph` add two. */
const MAX_DEPTH = 40;
/** Replaces deeper values and gives the reason for the refusal. */
export const TOO_DEEP = 'it is nested deeper than 40 levels';

/**
 * Parses JSON and cuts off values below the deepest level. Parsing a million levels takes seconds, and a recursive
 * function cannot read them.
 */
export function parseJsonText(text: string): unknown {
  const kept: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = closingQuote(text, at);
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth === MAX_DEPTH + 1) kept.push(text.slice(from, at), JSON.stringify(TOO_DEEP));
    } else if (character === ']' || character === '}') {
      if (depth === MAX_DEPTH + 1) from = at + 1;
      depth -= 1;
    }
  }
  // A value that never closes stays cut off, so the text stays incomplete.
  if (depth <= MAX_DEPTH) kept.push(text.slice(from));
  return JSON.parse(kept.join(''));
}

function closingQuote(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
