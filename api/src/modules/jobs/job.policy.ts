import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML, type JobKind, LIMITS, MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { pick } from '../../platform/database/stored-fields.js';
import { CONTENT_FIELDS, type JobContent } from './job.fields.js';
import { isListed } from './listed.policy.js';

const SAME_MEANING: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2' };

/**
 * Cleans a description (JOB-7). Tags are counted before cleaning, because its time grows with their square, and after
 * it, because cleaning closes open tags.
 * @throws AppError too_large for too many tags (JOB-9)
 */
export function cleanDescription(html: string): string {
  refuseManyTags(html);
  const cleaned = shownDescription(html);
  refuseManyTags(cleaned);
  return cleaned;
}

function refuseManyTags(html: string): void {
  if (html.split('<').length > LIMITS.descriptionTags + 1) throw tooLarge(MESSAGES.descriptionTags);
}

/** Cleans a stored description again. It never throws, because descriptions from before the limits are shown too. */
export function shownDescription(html: string): string {
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

/** Relative addresses are refused: they would lead to a page of the board. */
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

/** In UTF-16 units: one character may consist of thousands of combining accents. */
const MAX_EXCERPT_UNITS = 2_000;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first 150 characters of the description's text (JOB-8). A character is never split. */
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

type Described = Pick<JobContent, 'description'> & { excerpt: string };

/** @throws AppError missing_details if no text remains, too_large above 50 kB, and those of {@link cleanDescription} (JOB-9) */
export function storedDescription(html: string): Described {
  const description = cleanDescription(html);
  if (Buffer.byteLength(description) > LIMITS.descriptionBytes) throw tooLarge(MESSAGES.descriptionTooLarge);
  const excerpt = excerptOf(description);
  if (excerpt === '') {
    throw new AppError('missing_details', MESSAGES.missingDetails, {
      errors: { description: 'Description is required' },
    });
  }
  return { description, excerpt };
}

function tooLarge(message: string): AppError {
  return new AppError('too_large', message, { errors: { description: message } });
}

type Titled = Pick<JobContent, 'title'> & { titleLower: string };

/** `titleLower` is what a search compares with. */
export function storedTitle(title: string): Titled {
  return { title, titleLower: title.toLowerCase() };
}

export type StoredContent = JobContent & Titled & Described;

/**
 * @param described result of {@link storedDescription}, if it was called before
 * @throws AppError of {@link storedDescription}
 */
export function storedContent(
  content: JobContent,
  described: Described = storedDescription(content.description),
): StoredContent {
  const { description, excerpt } = described;
  return { ...pick(content, CONTENT_FIELDS), ...storedTitle(content.title), description, excerpt };
}

interface NewJobFacts<Id> {
  kind: JobKind;
  date: Date;
  /** A string or an ObjectId. */
  companyId: Id;
  sourceUrl?: string;
  sourceName?: string;
}
interface NewJobState {
  createdAt?: Date;
  isHeld?: boolean;
}
export type NewJob<Id = string> = StoredContent &
  NewJobFacts<Id> & { createdAt: Date; visible: boolean; listed: boolean };

/** Creates every job: posted, imported, sample or benchmark. */
export function newJob<Id>(
  stored: StoredContent,
  facts: NewJobFacts<Id>,
  { createdAt = facts.date, isHeld = false }: NewJobState = {},
): NewJob<Id> {
  const visible = true;
  return { ...stored, ...facts, createdAt, visible, listed: isListed({ visible, isHeld }) };
}
