import { type Block, blocksToHtml, type TextBlock } from './blocks';
import { escapeHtml } from './inline-html';

const BULLET = '[•·▪▫●○◦■□◆◇➢➤►▶→⇒✓✔✗✦★*§\\-–—\\uF000-\\uF0FF]|\\p{Extended_Pictographic}';
/** Formats may begin before the bullet; the letter o before a tab is Word's second bullet. */
const BULLETED = new RegExp(`^((?:<[^>]+>)*)\\s*((?:${BULLET})\\uFE0F?)\\s+(?=\\S)`, 'u');
const SECOND_SIGN = 'o';
const SECOND = /^((?:<[^>]+>)*)\s*(o)\t\s*/;
const NUMBERED = /^((?:<[^>]+>)*)\s*(?:(\d{1,2})[.)]\s+|(\d)\uFE0F?\u20E3\s*)(?=\S)/;

interface Marker {
  /** Equal for the lines of one list. */
  sign: string;
  number?: number;
  length: number;
  before: string;
}

function markerOf({ kind, html }: Block): Marker | undefined {
  if (kind !== 'p') return undefined;
  const bullet = SECOND.exec(html) ?? BULLETED.exec(html);
  if (bullet) return { sign: bullet[2] ?? '', before: bullet[1] ?? '', length: bullet[0].length };
  const number = NUMBERED.exec(html);
  if (!number) return undefined;
  return {
    sign: '1',
    number: Number(number[2] ?? number[3]),
    before: number[1] ?? '',
    length: number[0].length,
  };
}

/** Lines that begin with the same bullet, or are numbered from 1, become lists. A single such line stays as it is. */
export function listsFromSigns(blocks: readonly Block[]): Block[] {
  const lines = blocks.flatMap(asLines);
  const markers = lines.map(markerOf);
  return lines.map((block, at) => {
    const marker = markers[at];
    if (!marker || !isInList(markers, at, marker)) return block;
    const html = marker.before + block.html.slice(marker.length);
    const level = marker.sign === SECOND_SIGN ? 2 : 1;
    return {
      kind: 'item',
      html,
      level,
      isOrdered: marker.number !== undefined,
      list: `typed ${marker.sign}`,
    };
  });
}

function isInList(markers: readonly (Marker | undefined)[], at: number, marker: Marker): boolean {
  if (marker.number === undefined) {
    const neighbours = [markers[at - 1]?.sign, markers[at + 1]?.sign];
    return neighbours.some(
      (sign) => sign === marker.sign || ([sign, marker.sign].includes(SECOND_SIGN) && sign !== undefined),
    );
  }
  const first = markers[at - marker.number + 1];
  const run = markers.slice(at - marker.number + 1, at + 1);
  const isRun = run.every((each, index) => each?.number === index + 1);
  return isRun && first !== undefined && (marker.number > 1 || markers[at + 1]?.number === 2);
}

/** Splits a paragraph with breaks if two of its lines begin with a bullet or number. */
function asLines(block: Block): Block[] {
  if (block.kind !== 'p') return [block];
  const lines = block.html.split('<br>').map((html): TextBlock => ({ kind: 'p', html }));
  return lines.filter(markerOf).length > 1 ? lines.filter(({ html }) => html !== '') : [block];
}

/** WhatsApp and Markdown write *bold* and **bold**. */
const BOLD = /(^|[\s(])(\*{1,2})(?=\S)([^*\n]*[^*\s])\2(?=$|[\s.,:;!?)])/g;

/** One paragraph for each line of a text. A row of a spreadsheet becomes a line. */
export function textToHtml(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const blocks = lines
    .filter((line) => line !== '')
    .map((line): TextBlock => ({ kind: 'p', html: escapeHtml(line).replace(BOLD, '$1<strong>$3</strong>') }));
  return blocksToHtml(listsFromSigns(blocks)).replace(/\t+/g, ' | ');
}
