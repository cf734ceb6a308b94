import { styleOf } from './inline-html';

/** Word marks the number or bullet of a list paragraph. */
export const isWordMarker = (element: Element): boolean => /mso-list:\s*ignore/.test(styleOf(element));

/** '1.', 'a)', '(iv)', but not the letter o, which is Word's second bullet. */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Level and list of a paragraph that Word shows as a list item. */
export function wordListItem(
  element: Element,
): { level: number; isOrdered: boolean; list: string } | undefined {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/.exec(styleOf(element)) ?? [];
  if (!list) return undefined;
  const marker = [...element.querySelectorAll('*')].find(isWordMarker)?.textContent ?? '';
  return { list, level: Number(level), isOrdered: NUMBER.test(marker.trim()) };
}

/** The level of a heading: an element, a role, or a style of Word. */
export function headingLevel(element: Element): number | undefined {
  const tag = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (tag) return Number(tag);
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level') ?? 2);
  if (/\bMsoTitle\b/.test(element.className)) return 1;
  if (/\bMsoSubtitle\b/.test(element.className)) return 2;
  const outline = /mso-outline-level:\s*(\d)/.exec(styleOf(element))?.[1];
  return outline && element.tagName === 'P' ? Number(outline) : undefined;
}
