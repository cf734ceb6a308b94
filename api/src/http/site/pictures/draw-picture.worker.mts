import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs';
import sharp from 'sharp';
import type { PictureStyle, PictureText } from './picture.js';

/** Imports only types from the project, so that tests can run it without a build (FOUND-1). */
export default function draw(picture: PictureText): Promise<Uint8Array> {
  return sharp(Buffer.from(svgOf(picture)))
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const { colours, logo, siteName, width, height } = workerData as PictureStyle;
const require = createRequire(import.meta.url);

const MAX_UNITS = 400;
/** A letter may carry at most three accents, which is more than any language needs. */
const EXCESS_ACCENTS = /(\p{M}{3})\p{M}+/gu;
/** White space and invisible characters, which could reverse the text or join the characters after them. */
const BLANK = /[\s\p{C}]+/gu;
const ELLIPSIS = '…';
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Point {
  x: number;
  y: number;
}

/** Turns text into outlines, so that the fonts of the machine do not matter. */
class Typeface {
  private readonly face: Face;
  private readonly font: Font;
  private readonly letters: ReadonlySet<number>;

  constructor(file: string) {
    this.face = new Face(new Blob(readFileSync(file)));
    this.font = new Font(this.face);
    this.letters = new Set(this.face.collectUnicodes());
  }

  writable(text = ''): string {
    const clean = text.slice(0, MAX_UNITS).normalize('NFC').replace(BLANK, ' ');
    return [...clean]
      .filter((letter) => this.letters.has(letter.codePointAt(0) ?? 0))
      .join('')
      .replace(EXCESS_ACCENTS, '$1')
      .replace(/ +/g, ' ')
      .trim();
  }

  width(text: string, size: number): number {
    const advances = this.shaped(text).getGlyphPositions();
    return (advances.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / this.face.upem;
  }

  wrap(text: string, { size, room, lines }: { size: number; room: number; lines: number }): string[] {
    const wrapped: string[] = [];
    let rest = text;
    while (rest && wrapped.length < lines) {
      const end = this.fitting(rest, size, room);
      const isLast = wrapped.length === lines - 1;
      const space = rest.lastIndexOf(' ', end);
      const at = end === rest.length || space < 1 ? end : space;
      wrapped.push(isLast && end < rest.length ? this.cut(rest, size, room) : rest.slice(0, at));
      rest = rest.slice(at).trim();
    }
    return wrapped;
  }

  draw(text: string, { x, y, size, colour }: Point & { size: number; colour: string }): string {
    const buffer = this.shaped(text);
    const positions = buffer.getGlyphPositions();
    const scale = size / this.face.upem;
    let at = 0;
    const outlines = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = `<path transform="translate(${at + xOffset} ${yOffset})" d="${this.font.glyphToPath(codepoint)}"/>`;
      at += xAdvance;
      return outline;
    });
    return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
  }

  private cut(text: string, size: number, room: number): string {
    const end = this.fitting(text, size, room - this.width(ELLIPSIS, size));
    return text.slice(0, end).trimEnd() + ELLIPSIS;
  }

  /** @returns the end of the longest prefix that fits, never within a character */
  private fitting(text: string, size: number, room: number): number {
    const ends = Array.from(characters.segment(text), ({ index, segment }) => index + segment.length);
    let [fits, tooMany] = [0, ends.length + 1];
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1;
      if (this.width(text.slice(0, ends[middle - 1]), size) <= room) fits = middle;
      else tooMany = middle;
    }
    // At least one character, or the loop would never end.
    return ends[Math.max(fits, 1) - 1] ?? text.length;
  }

  private shaped(text: string): Shaped {
    const buffer = new Shaped();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(this.font, buffer);
    return buffer;
  }
}

const regular = new Typeface(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'));
const bold = new Typeface(require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'));

const EDGE = 72;
const ROOM = width - 2 * EDGE;
const HEAD = { y: 56, logo: 60, size: 42 };
const CHIP = { height: 66, padding: 30, size: 32 };
const BODY = { top: 136, bottom: 492 };
/** The first of these sizes that fits the whole title is used, or else the last. */
const TITLES = [
  { size: 78, lines: 2, line: 92 },
  { size: 62, lines: 3, line: 76 },
];
const BY = { size: 42, line: 76 };
const FOOT = { top: 492, base: 570, size: 42, gap: 48, stripe: 12 };
const CAP_HEIGHT = 0.73;

function svgOf(picture: PictureText): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.page}"/>
${[...head(picture), ...body(picture), ...foot(picture)].join('\n')}
</svg>`;
}

function head(picture: PictureText): string[] {
  const data = Buffer.from(logo).toString('base64');
  const middle = HEAD.y + HEAD.logo / 2;
  const base = (size: number) => middle + (size * CAP_HEIGHT) / 2;
  const drawn = [
    `<image href="data:image/svg+xml;base64,${data}" x="${EDGE}" y="${HEAD.y}" width="${HEAD.logo}" height="${HEAD.logo}"/>`,
    bold.draw(siteName, {
      x: EDGE + HEAD.logo + 14,
      y: base(HEAD.size),
      size: HEAD.size,
      colour: colours.brand,
    }),
  ];
  const kind = bold.writable(picture.kind);
  if (!kind) return drawn;
  const wide = bold.width(kind, CHIP.size) + 2 * CHIP.padding;
  const x = width - EDGE - wide;
  return [
    ...drawn,
    `<rect x="${x}" y="${middle - CHIP.height / 2}" width="${wide}" height="${CHIP.height}" rx="${CHIP.height / 2}" fill="${colours.brandTint}"/>`,
    bold.draw(kind, {
      x: x + CHIP.padding,
      y: base(CHIP.size),
      size: CHIP.size,
      colour: colours.brandStrong,
    }),
  ];
}

function body(picture: PictureText): string[] {
  const title = bold.writable(picture.title);
  const fits = ({ size, lines }: (typeof TITLES)[number]) =>
    bold.wrap(title, { size, room: ROOM, lines: lines + 1 }).length <= lines;
  const { size, lines, line } = TITLES.find(fits) ?? (TITLES.at(-1) as (typeof TITLES)[number]);
  const titles = title ? bold.wrap(title, { size, room: ROOM, lines }) : [];
  const by = regular.wrap(regular.writable(picture.by), { size: BY.size, room: ROOM, lines: 1 });
  let y = (BODY.top + BODY.bottom - titles.length * line - by.length * BY.line) / 2;
  const drawn: string[] = [];
  for (const text of titles) {
    drawn.push(
      bold.draw(text, { x: EDGE, y: y + (line + size * CAP_HEIGHT) / 2, size, colour: colours.text }),
    );
    y += line;
  }
  for (const text of by)
    drawn.push(
      regular.draw(text, {
        x: EDGE,
        y: y + (BY.line + BY.size * CAP_HEIGHT) / 2,
        size: BY.size,
        colour: colours.quiet,
      }),
    );
  return drawn;
}

/** Pay is on the left and the place on the right. One without the other is on the left. */
function foot(picture: PictureText): string[] {
  const { size } = FOOT;
  const one = (face: Typeface, text: string | undefined, room: number) =>
    face.wrap(face.writable(text), { size, room, lines: 1 })[0] ?? '';
  const place = one(regular, picture.place, picture.pay ? ROOM * 0.4 : ROOM);
  const placeWidth = place && regular.width(place, size);
  const pay = one(bold, picture.pay, placeWidth ? ROOM - placeWidth - FOOT.gap : ROOM);
  const y = FOOT.base;
  return [
    `<rect y="${FOOT.top}" width="${width}" height="${height - FOOT.top}" fill="${colours.surface}"/>`,
    `<rect y="${FOOT.top}" width="${width}" height="2" fill="${colours.line}"/>`,
    `<rect y="${height - FOOT.stripe}" width="${width}" height="${FOOT.stripe}" fill="${colours.brand}"/>`,
    ...(pay ? [bold.draw(pay, { x: EDGE, y, size, colour: colours.text })] : []),
    ...(placeWidth
      ? [regular.draw(place, { x: pay ? width - EDGE - placeWidth : EDGE, y, size, colour: colours.quiet })]
      : []),
  ];
}
