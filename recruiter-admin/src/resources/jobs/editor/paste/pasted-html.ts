import { type Block, blocksToHtml, type ListItem, type TextBlock } from './blocks';
import { escapeHtml, formatted, linkOf, type Marks, marksOf, styleOf, tidy } from './inline-html';
import { listsFromSigns } from './typed-lists';
import { headingLevel, isWordMarker, wordListItem } from './word-paragraphs';

const tags = (names: string) => new Set(names.toUpperCase().split(' '));
const SKIPPED = tags('style script head title link template noscript img svg object iframe button input');
const BLOCKS = tags(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre section article main header footer address hr',
);
const INVISIBLE = /[\u200B\u2060\uFEFF\u00AD]/g;
const CELL_GAP = ' | ';
const LINE_GAP = '; ';

/** Where a node stands. */
interface Place {
  marks: Marks;
  href: string | undefined;
  kind: TextBlock['kind'];
  /** Number of lists around the node, and the outermost one. */
  depth: number;
  list: string;
  isOrdered: boolean;
  item: ListItem | undefined;
  keepsBreaks: boolean;
}

const TOP: Place = {
  marks: [],
  href: undefined,
  kind: 'p',
  depth: 0,
  list: '',
  isOrdered: false,
  item: undefined,
  keepsBreaks: false,
};

/** Reads a document as lines, because each application nests its elements in its own way. */
class Reader {
  readonly blocks: Block[] = [];
  private line = '';
  private lists = 0;
  /** The job's title is the page's only heading of level 1. */
  private readonly headingShift: number;

  constructor(headingShift: number) {
    this.headingShift = headingShift;
  }

  read(parent: Node, place: Place): Block[] {
    this.readChildren(parent, place);
    this.endLine(place);
    return this.blocks;
  }

  private readChildren(parent: Node, place: Place): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) this.readText(node.textContent ?? '', place);
      if (node.nodeType === Node.ELEMENT_NODE) this.readElement(node as HTMLElement, place);
    }
  }

  private readText(text: string, { marks, href, kind, keepsBreaks }: Place): void {
    if (kind === 'pre') this.line += escapeHtml(text);
    else {
      const own = kind.startsWith('h') ? marks.filter((mark) => mark !== 'strong') : marks;
      const lines = keepsBreaks ? text.split('\n') : [text];
      this.line += lines
        .map((line) => formatted(line.replace(INVISIBLE, '').replace(/[\s\u00A0]+/g, ' '), own, href))
        .join('<br>');
    }
  }

  private readElement(element: HTMLElement, place: Place): void {
    const { tagName } = element;
    const style = styleOf(element);
    if (SKIPPED.has(tagName) || isWordMarker(element) || /display:\s*none|mso-hide:\s*all/.test(style))
      return;
    if (tagName === 'BR') this.line += place.kind === 'pre' ? '\n' : '<br>';
    else if (tagName === 'TABLE') this.readTable(element as HTMLTableElement, place);
    else if (BLOCKS.has(tagName)) this.readBlock(element, place);
    else
      this.readChildren(element, {
        ...place,
        marks: marksOf(element, place.marks),
        href: tagName === 'A' ? linkOf(element) : place.href,
        keepsBreaks: place.keepsBreaks || /white-space:\s*(pre|break-spaces)/.test(style),
      });
  }

  private readBlock(element: HTMLElement, place: Place): void {
    this.endLine(place);
    const inner = { ...place, ...this.placeIn(element, place), marks: marksOf(element, place.marks) };
    inner.keepsBreaks ||= /white-space:\s*(pre|break-spaces)/.test(styleOf(element));
    this.readChildren(element, inner);
    this.endLine(inner);
  }

  private placeIn(element: HTMLElement, place: Place): Partial<Place> {
    const { tagName } = element;
    if (tagName === 'UL' || tagName === 'OL') return this.placeInList(element, place);
    if (tagName === 'LI') return { item: itemOf(element, place) };
    if (tagName === 'PRE') return { kind: 'pre' };
    if (tagName === 'BLOCKQUOTE') return { kind: 'blockquote' };
    const listed = place.item ? undefined : wordListItem(element);
    if (listed) return { item: { kind: 'item', html: '', ...listed } };
    const level = headingLevel(element);
    return level ? { kind: `h${clamp(level + this.headingShift, 2, 4)}` as TextBlock['kind'] } : {};
  }

  private placeInList(element: HTMLElement, { depth, list }: Place): Partial<Place> {
    const isOrdered = element.tagName === 'OL';
    // Word writes each item of a numbered list as a list of its own
    const continues = isOrdered && Number(element.getAttribute('start') ?? 1) > 1;
    if (depth === 0 && !continues) this.lists += 1;
    return { depth: depth + 1, isOrdered, list: depth === 0 ? `list ${this.lists}` : list, item: undefined };
  }

  /** Each row becomes a line. A table that only arranges the page is read cell by cell. */
  private readTable(table: HTMLTableElement, place: Place): void {
    this.endLine(place);
    const rows = [...table.rows].map((row) => [...row.cells].map((cell) => this.readCell(cell, place)));
    const arranges = rows.every((cells) => cells.filter(isFilled).length <= 1);
    for (const cells of rows) {
      const isLong = cells.flat().some(({ kind }) => kind !== 'p');
      if (arranges || isLong) this.blocks.push(...cells.flat());
      else if (cells.some(isFilled)) this.blocks.push({ kind: 'p', html: rowHtml(cells) });
    }
  }

  private readCell(cell: HTMLTableCellElement, place: Place): Block[] {
    const marks = marksOf(cell, cell.tagName === 'TH' ? [...place.marks, 'strong'] : place.marks);
    return new Reader(this.headingShift).read(cell, { ...TOP, marks });
  }

  private endLine({ kind, item }: Place): void {
    const html = kind === 'pre' ? this.line.replace(/^\n+|\s+$/g, '') : tidy(this.line);
    this.line = '';
    if (html === '') return;
    if (!item) this.blocks.push({ kind, html });
    else if (item.html === '') {
      item.html = html;
      this.blocks.push(item);
    } else if (this.blocks[this.blocks.length - 1] === item) item.html += `<br>${html}`;
    else this.blocks.push({ ...item, html });
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const isFilled = (cell: readonly Block[]) => cell.length > 0;

/** The text of a row. A dash stands for an empty cell between others. */
function rowHtml(cells: readonly (readonly Block[])[]): string {
  const last = cells.filter(isFilled).pop();
  const shown = cells.slice(0, last ? cells.lastIndexOf(last) + 1 : 0);
  const texts = shown.map((blocks) =>
    blocks.map(({ html }) => html.replaceAll('<br>', LINE_GAP)).join(LINE_GAP),
  );
  return texts.length > 1 && shown.filter(isFilled).length === 1
    ? (texts[texts.length - 1] ?? '')
    : texts.map((text) => text || '–').join(CELL_GAP);
}

/** Word online writes the level beside the item instead of nesting lists. */
function itemOf(element: HTMLElement, { depth, list, isOrdered }: Place): ListItem {
  const { listid, ariaLevel } = element.dataset;
  return {
    kind: 'item',
    html: '',
    level: Math.max(depth, 1, Number(ariaLevel ?? 1)),
    isOrdered,
    list: listid ?? list,
  };
}

/** Allowed HTML for what another application put on the clipboard. */
export function cleanPastedHtml(html: string): string {
  // copied in this editor
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const hasTitle = [...body.querySelectorAll('*')].some((element) => headingLevel(element) === 1);
  return blocksToHtml(listsFromSigns(new Reader(hasTitle ? 1 : 0).read(body, TOP)));
}
