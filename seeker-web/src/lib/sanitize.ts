import DOMPurify from 'dompurify';

/** The same tags as the server keeps (trust B7). */
const KEPT = {
  ALLOWED_TAGS: 'p br strong em u s h2 h3 h4 ul ol li blockquote a code pre'.split(' '),
  ALLOWED_ATTR: ['href', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

export function sanitizeDescription(html: string): string {
  return DOMPurify.sanitize(html, KEPT);
}
