import { ALLOWED_HTML } from '@skybil/shared';

const MARKS: Record<string, string> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  INS: 'u',
  S: 's',
  STRIKE: 's',
  DEL: 's',
  CODE: 'code',
};

/** Formats of a text, from the outermost to the innermost. */
export type Marks = readonly string[];

export const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();

/** Adds an element's own formats. Google Docs writes formats as styles, also on a `b` that is not bold. */
export function marksOf(element: Element, marks: Marks): Marks {
  const style = styleOf(element);
  const weight = /font-weight:\s*(\w+)/.exec(style)?.[1];
  const isBold = weight ? weight === 'bold' || Number(weight) >= 600 : undefined;
  const own = MARKS[element.tagName];
  const added = [
    isBold || (own === 'strong' && isBold === undefined) ? 'strong' : '',
    own !== undefined && own !== 'strong' ? own : '',
    /font-style:\s*italic/.test(style) ? 'em' : '',
    /text-decoration[\w-]*:[^;]*underline/.test(style) ? 'u' : '',
    /text-decoration[\w-]*:[^;]*line-through/.test(style) ? 's' : '',
  ];
  const withoutBold = isBold === false ? marks.filter((mark) => mark !== 'strong') : marks;
  return [...new Set([...withoutBold, ...added.filter(Boolean)])];
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The address, if the server keeps links of this kind. */
export function linkOf(element: Element): string | undefined {
  const href = element.getAttribute('href')?.trim();
  const scheme = /^([a-z]+):/i.exec(href ?? '')?.[1]?.toLowerCase();
  return scheme && ALLOWED_HTML.linkSchemes.some((allowed) => allowed === scheme) ? href : undefined;
}

/** A text with its formats. Spaces stay outside, so that neighbours with the same formats can be joined. */
export function formatted(text: string, marks: Marks, href?: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === '') return before;
  // a link is underlined by the page
  const tags = href ? marks.filter((mark) => mark !== 'u') : marks;
  const inner = tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(words));
  return before + (href ? `<a href="${escapeHtml(href)}">${inner}</a>` : inner) + after;
}

/** Joins neighbours with the same format, and trims the line and each break. */
export function tidy(line: string): string {
  let html = line;
  let former: string;
  do {
    former = html;
    html = html.replace(/<\/(strong|em|u|s|code)>(\s*)<\1>/g, '$2');
    html = html.replace(/(<a href="([^"]*)">(?:(?!<\/a>)[\s\S])*)<\/a>(\s*)<a href="\2">/g, '$1$3');
  } while (html !== former);
  return html
    .replace(/ *<br> */g, '<br>')
    .replace(/ {2,}/g, ' ')
    .replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
}
