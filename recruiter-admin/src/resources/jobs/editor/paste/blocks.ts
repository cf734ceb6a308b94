/** A line of the pasted text. */
export interface TextBlock {
  kind: 'p' | 'h2' | 'h3' | 'h4' | 'blockquote' | 'pre';
  html: string;
}

export interface ListItem {
  kind: 'item';
  html: string;
  /** 1 is the outermost. */
  level: number;
  isOrdered: boolean;
  /** Neighbours with the same name belong to the same list. */
  list: string;
}

export type Block = TextBlock | ListItem;

const isItem = (block: Block | undefined): block is ListItem => block?.kind === 'item';

/** The HTML of all lines. Neighbouring items become nested lists. */
export function blocksToHtml(blocks: readonly Block[]): string {
  let html = '';
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at] as Block;
    if (!isItem(block)) {
      html += textHtml(block);
      at += 1;
      continue;
    }
    const end = blocks.findIndex((other, index) => index > at && !isItem(other));
    const items = blocks.slice(at, end < 0 ? undefined : end) as ListItem[];
    html += listsHtml(items);
    at += items.length;
  }
  return html.replaceAll('</blockquote><blockquote>', '');
}

function textHtml({ kind, html }: TextBlock): string {
  if (kind === 'blockquote') return `<blockquote><p>${html}</p></blockquote>`;
  return kind === 'pre' ? `<pre><code>${html}</code></pre>` : `<${kind}>${html}</${kind}>`;
}

/** Starts a list at the first item, and one for each deeper item that follows. */
function listsHtml(items: readonly ListItem[]): string {
  let html = '';
  for (let at = 0; at < items.length;) {
    const first = items[at] as ListItem;
    const end = items.findIndex((item, index) => index > at && startsAnother(item, first));
    const own = items.slice(at, end < 0 ? undefined : end);
    const tag = first.isOrdered ? 'ol' : 'ul';
    html += `<${tag}>${itemsHtml(own, first.level)}</${tag}>`;
    at += own.length;
  }
  return html;
}

const startsAnother = (item: ListItem, first: ListItem): boolean =>
  item.level < first.level ||
  (item.level === first.level && (item.isOrdered !== first.isOrdered || item.list !== first.list));

function itemsHtml(items: readonly ListItem[], level: number): string {
  let html = '';
  for (let at = 0; at < items.length;) {
    const next = items.findIndex((item, index) => index > at && item.level <= level);
    const deeper = items.slice(at + 1, next < 0 ? undefined : next);
    html += `<li><p>${items[at]?.html ?? ''}</p>${listsHtml(deeper)}</li>`;
    at += 1 + deeper.length;
  }
  return html;
}
