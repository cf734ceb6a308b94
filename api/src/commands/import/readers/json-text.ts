/** An advert has six levels, with a list and `@graph` around it. */
const MAX_DEPTH = 40;
/** Stands for what lies deeper, and is the reason for which an entry is refused. */
export const TOO_DEEP = 'it is nested deeper than 40 levels';

/**
 * Parses JSON down to the deepest level. Parsing a million levels takes seconds, and no function that calls itself
 * can read them.
 * @throws SyntaxError when it is not complete
 */
export function parseJsonText(text: string): unknown {
  const kept: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth === MAX_DEPTH + 1) kept.push(text.slice(from, at), JSON.stringify(TOO_DEEP));
    } else if (sign === ']' || sign === '}') {
      if (depth === MAX_DEPTH + 1) from = at + 1;
      depth -= 1;
    }
  }
  // what is never closed stays cut off, and so is not complete
  if (depth <= MAX_DEPTH) kept.push(text.slice(from));
  return JSON.parse(kept.join(''));
}

/** @returns where the closing quotation mark stands */
function endOfString(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
