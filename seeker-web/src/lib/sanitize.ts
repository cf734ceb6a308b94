import { ALLOWED_HTML } from '@skybil/shared';
import DOMPurify from 'dompurify';

/** The server's rules (JOB-7). */
const RULES = {
  ALLOWED_TAGS: [...ALLOWED_HTML.tags],
  ALLOWED_ATTR: ['href', 'rel'],
  // `rel` is not an address, but would be checked against the allowed schemes
  ADD_URI_SAFE_ATTR: ['rel'],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${ALLOWED_HTML.linkSchemes.join('|')}):`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

export function sanitizeDescription(html: string): string {
  return DOMPurify.sanitize(html, RULES);
}
