import { decode, encode } from 'html-entities';
import { cleanDescription, notDescribed, storedDescription } from '../../../modules/jobs/job.policy.js';
import { repairEncoding } from './text.rules.js';

/**
 * Remote OK's own addition against spam: "Please mention the word **REFORMS** and tag … (#…). This is a beta …".
 * Each part has a maximum length, so a text that repeats the beginning takes no longer than another.
 */
const SPAM_TRAP =
  /Please mention the word \*\*.{1,100}?\*\*(?:.{0,600}?read the job post completely[^.]{0,200}\.(?:\s*This is a beta feature to avoid spam applicants\.(?:\s*Companies can search[^.]{0,200}\.)?)?|[^<]*)/gis;
// A tag ends before the next "<", so each of many unclosed tags is read once.
const TAG = /<\/?(?:p|br|div|span|ul|ol|li|h[1-6]|strong|em|b|i|u|a|table|section|blockquote|pre)\b[^<>]*>/i;
const BLOCK = /<(\/?)(?:div|section)\b[^<>]*>/gi;
const ESCAPED_TAG = /&lt;\/?(?:p|br|div|ul|li|h[1-6]|strong)\b/i;
const EMPTY_PARAGRAPH = /<p>(?:\s|&nbsp;|<br \/>|<\/?(?:strong|em|u|s)>)*<\/p>/g;
const LONG_GAP = /[^\S\n]{2,}/g;
const BREAK = /^<br\s*\/?>$/i;

export function describe(
  given: string,
  jobType: string,
  sourceName: string,
): { description: string; excerpt: string } {
  const html = cleanHtml(given);
  return storedDescription(hasWords(html) ? html : noDescription(jobType, sourceName));
}

/** @param given HTML or plain text */
export function cleanHtml(given: string): string {
  const text = withoutLastBreaks(repairEncoding(given).replace(LONG_GAP, ' ').replace(SPAM_TRAP, ''));
  return toHtml(ESCAPED_TAG.test(text) && !TAG.test(text) ? decode(text) : text);
}

function toHtml(text: string): string {
  if (!TAG.test(text)) return paragraphs(text);
  // The board allows no div. As a paragraph its text stays separate from the next one.
  const html = text.replace(BLOCK, '<$1p>');
  return cleanDescription(html).replace(EMPTY_PARAGRAPH, '');
}

function paragraphs(text: string): string {
  const found: string[][] = [[]];
  for (const line of decode(text).split('\n')) {
    const words = encode(line.trim());
    if (words !== '') found.at(-1)?.push(words);
    else if (found.at(-1)?.length !== 0) found.push([]);
  }
  const filled = found.filter((lines) => lines.length > 0);
  return filled.map((lines) => `<p>${lines.join('<br />')}</p>`).join('');
}

/** A pattern for the end of the text would be slow, because it starts again at each break. */
function withoutLastBreaks(given: string): string {
  let text = given.trimEnd();
  for (let at = text.lastIndexOf('<'); BREAK.test(text.slice(at)); at = text.lastIndexOf('<'))
    text = text.slice(0, at).trimEnd();
  return text;
}

function hasWords(html: string): boolean {
  return /[\p{L}\p{N}]/u.test(decode(html.replace(/<[^>]*>/g, ' ')));
}

function noDescription(jobType: string, sourceName: string): string {
  const type = jobType ? `${encode(jobType)}. ` : '';
  return `<p>${type}${encode(notDescribed(sourceName))}</p>`;
}
