import { decode, encode } from 'html-entities';
import { cleanDescription, storedDescription } from '../../modules/jobs/job.policy.js';
import { repairEncoding } from './text.rules.js';

/** Remote OK's own addition against spam: "Please mention the word **REFORMS** and tag … (#…). This is a beta …". */
const SPAM_TRAP =
  /Please mention the word \*\*.+?\*\*(?:.*?read the job post completely[^.]*\.(?:\s*This is a beta feature to avoid spam applicants\.(?:\s*Companies can search[^.]*\.)?)?|[^<]*)/gis;
const TAG = /<\/?(?:p|br|div|span|ul|ol|li|h[1-6]|strong|em|b|i|u|a|table|section|blockquote|pre)\b[^>]*>/i;
const ESCAPED_TAG = /&lt;\/?(?:p|br|div|ul|li|h[1-6]|strong)\b/i;
const EMPTY_PARAGRAPH = /<p>(?:\s|&nbsp;|<br \/>|<\/?(?:strong|em|u|s)>)*<\/p>/g;
/** So that no pattern has to try a long run of spaces from each of them. */
const LONG_GAP = /[^\S\n]{2,}/g;
const BREAKS_AT_THE_END = /(?:\s|<br\s*\/?>)+$/i;

/**
 * What an imported advert says, cleaned. Where the file has no text one honest sentence stands instead.
 * @throws AppError too_large above 50 kB
 */
export function describe(
  given: string,
  jobType: string,
  sourceName: string,
): { description: string; excerpt: string } {
  const text = repairEncoding(given)
    .replace(LONG_GAP, ' ')
    .replace(SPAM_TRAP, '')
    .replace(BREAKS_AT_THE_END, '');
  const html = toHtml(ESCAPED_TAG.test(text) && !TAG.test(text) ? decode(text) : text);
  return storedDescription(hasWords(html) ? html : nothingSaid(jobType, sourceName));
}

function toHtml(text: string): string {
  if (!TAG.test(text)) return paragraphs(text);
  // The board keeps no div; as a paragraph its text does not run into the next one.
  const html = text.replace(/<(\/?)(?:div|section)\b[^>]*>/gi, '<$1p>');
  return cleanDescription(html).replace(EMPTY_PARAGRAPH, '');
}

function paragraphs(text: string): string {
  return decode(text)
    .split(/\s*\n\s*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${encode(paragraph.trim()).replace(/\s*\n\s*/g, '<br />')}</p>`)
    .join('');
}

function hasWords(html: string): boolean {
  return /[\p{L}\p{N}]/u.test(decode(html.replace(/<[^>]*>/g, ' ')));
}

function nothingSaid(jobType: string, sourceName: string): string {
  const type = jobType ? `${encode(jobType)}. ` : '';
  return `<p>${type}The list this advert came with holds no description; ${encode(sourceName)} shows it in full.</p>`;
}
