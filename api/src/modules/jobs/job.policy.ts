import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML, LIMITS, MESSAGES } from '@skybil/shared';
import { AppError } from '../../errors/app-error.js';
import { titleGrams } from './search/title-grams.js';

const SAME_MEANING: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2' };

/** A description as it may be stored and shown (JOB-7). */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_HTML.tags],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: [...ALLOWED_HTML.linkSchemes],
    nestingLimit: 30,
    transformTags: {
      ...Object.fromEntries(
        Object.entries(SAME_MEANING).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})]),
      ),
      a: (_tag, { href }) => ({
        tagName: 'a',
        attribs: { ...(isLink(href) ? { href } : {}), rel: 'nofollow noopener ugc', target: '_blank' },
      }),
    },
  }).trim();
}

/** Absolute addresses of the three schemes; a relative one would lead somewhere on the board. */
function isLink(href: string | undefined): href is string {
  const protocol = URL.parse(href ?? '')?.protocol;
  return ALLOWED_HTML.linkSchemes.some((scheme) => protocol === `${scheme}:`);
}

/** The text of cleaned HTML on one line. */
export function textOf(html: string): string {
  const spaced = html.replace(/<(\/?(p|h[234]|ul|ol|li|blockquote|pre)|br)\b/g, ' <$1');
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One character may carry thousands of accents; no honest excerpt comes near this. */
const MAX_EXCERPT_UNITS = 2_000;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first 150 characters of the description's text (JOB-8), never through a character. */
export function excerptOf(html: string): string {
  const text = textOf(html);
  let excerpt = '';
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === LIMITS.excerptCharacters || excerpt.length + segment.length > MAX_EXCERPT_UNITS) break;
    excerpt += segment;
    count += 1;
  }
  return excerpt;
}

/**
 * What is stored for a description.
 * @throws AppError missing_details when nothing is left to read, too_large above 50 kB (JOB-9)
 */
export function storedDescription(html: string): { description: string; excerpt: string } {
  const description = cleanDescription(html);
  if (Buffer.byteLength(description) > LIMITS.descriptionBytes) {
    throw new AppError('too_large', MESSAGES.descriptionTooLarge, {
      errors: { description: MESSAGES.descriptionTooLarge },
    });
  }
  const excerpt = excerptOf(description);
  if (excerpt === '') {
    throw new AppError('missing_details', MESSAGES.missingDetails, {
      errors: { description: 'Description is required' },
    });
  }
  return { description, excerpt };
}

/** What is stored for a title, so that it can be searched. */
export function storedTitle(title: string): { title: string; titleLower: string; titleGrams: string[] } {
  return { title, titleLower: title.toLowerCase(), titleGrams: titleGrams(title) };
}
