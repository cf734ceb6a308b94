import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML, JOB_LOCATIONS, type JobKind, LIMITS, MESSAGES, NO_DESCRIPTION } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { pick } from '../../platform/database/stored-fields.js';
import type { CheckedText } from './advert-findings.policy.js';
import { CONTENT_FIELDS, type JobContent } from './job.fields.js';
import { isListed, isShown } from './listed.policy.js';

const SAME_MEANING: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2' };

/**
 * Counts tags before cleaning, because its time grows with their square, and after it, because cleaning closes open tags
 * (JOB-7, JOB-9).
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

/** Never throws, because descriptions that were stored before the limits are shown too. */
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

/** One character may consist of thousands of combining accents. */
const MAX_EXCERPT_UNITS = 2_000;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** JOB-8. */
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

/** Ends the text of an imported advert whose source gives none. */
export function notDescribed(sourceName: string): string {
  return `${NO_DESCRIPTION}; ${sourceName} shows it in full.`;
}

interface Described {
  description: string;
  excerpt: string;
}

/** @throws AppError missing_details if no text remains, too_large (JOB-9) */
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

/** `titleLower` is what a search compares with. */
export function storedTitle(title: string): { title: string; titleLower: string } {
  return { title, titleLower: title.toLowerCase() };
}

export type StoredContent = JobContent & { titleLower: string; excerpt: string };

/** @param described result of {@link storedDescription}, if it was called before */
export function storedContent(
  content: JobContent,
  described: Described = storedDescription(content.description),
): StoredContent {
  const { description, excerpt } = described;
  const { title, openTo } = content;
  const stored = { ...pick(content, CONTENT_FIELDS), ...storedTitle(title), description, excerpt };
  const states = statesOf(content);
  return openTo ? { ...stored, states, openTo: [...new Set(openTo)] } : { ...stored, states };
}

/** The location first, then the other states. None for a nationwide job and for a location outside the list. */
export function statesOf({ location, states = [] }: Pick<JobContent, 'location' | 'states'>): string[] {
  if (!JOB_LOCATIONS.some((state) => state === location)) return [];
  return [...new Set([location, ...states])];
}

/** @typeParam Id a string or an ObjectId */
interface NewJobFacts<Id> {
  kind: JobKind;
  date: Date;
  companyId: Id;
  companyName: string;
  /** A day. */
  closingDate: string;
  sourceUrl?: string;
  sourceName?: string;
  language?: string;
}
export type NewJob<Id = string> = StoredContent &
  NewJobFacts<Id> &
  CheckedText & { createdAt: Date; visible: boolean; shown: boolean; listed: boolean };

/** Creates every job: posted, imported, sample or benchmark. */
export function newJob<Id>(
  stored: StoredContent,
  {
    createdAt,
    isHeld = false,
    checked,
    ...facts
  }: NewJobFacts<Id> & { checked: CheckedText; createdAt?: Date; isHeld?: boolean },
): NewJob<Id> {
  const { language } = facts;
  const state = { visible: true, isHeld, language, heldByCheck: checked.heldByCheck };
  return {
    ...{ ...stored, ...facts, ...checked, createdAt: createdAt ?? facts.date },
    ...{ visible: true, shown: isShown(state), listed: isListed(state) },
  };
}
