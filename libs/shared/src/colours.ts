/** A colour in the light and in the dark scheme, as `#RRGGBB`. */
type Pair = readonly [light: string, dark: string];

export const COLOURS = {
  page: ['#FAF9F6', '#0E1412'],
  surface: ['#FFFFFF', '#161E1B'],
  line: ['#E2E5DF', '#2B3632'],
  inputLine: ['#7B877F', '#6E7B74'],
  text: ['#13201B', '#E9EEEB'],
  quiet: ['#52605A', '#A6B3AC'],
  brand: ['#0B6B4D', '#57CFA3'],
  brandStrong: ['#084A36', '#8BE3C1'],
  onBrand: ['#FFFFFF', '#06241A'],
  pending: ['#1D5FBF', '#8AB8FF'],
  accepted: ['#1B6E3C', '#7BD49B'],
  rejected: ['#B3261E', '#FF9E94'],
  notice: ['#8A5200', '#F2C078'],
  brandTint: ['#E7F1EC', '#16302A'],
  pendingTint: ['#E8EFFA', '#1A2739'],
  acceptedTint: ['#E6F2EA', '#173022'],
  rejectedTint: ['#FBEAE9', '#3A1F1D'],
  noticeTint: ['#FFF4E0', '#2E2414'],
} as const satisfies Record<string, Pair>;

export type Colour = keyof typeof COLOURS;
export type Palette = Record<Colour, string>;

const scheme = (index: 0 | 1): Palette =>
  Object.fromEntries(Object.entries(COLOURS).map(([name, pair]) => [name, pair[index]])) as Palette;

export const LIGHT = scheme(0);
export const DARK = scheme(1);

/** `brandStrong` is `--brand-strong` in a style sheet. */
const property = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `${property(name)}:${value}`)
    .join(';');

export const COLOUR_PROPERTIES = `:root{color-scheme:light dark;${declarations(LIGHT)}}@media (prefers-color-scheme:dark){:root{${declarations(DARK)}}}`;
