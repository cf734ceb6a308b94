import { BOARD } from './board.js';

export const SITE_NAME = BOARD.name;

/** SVG paths of the mark of a board without a logo of its own: a skyline below an arc, in a square of `size`. */
export const MARK = {
  size: 32,
  paths: ['M3 20a13 13 0 0 1 26 0', 'M7 27v-5h5v-5h4v10M16 21h5v6M21 24h4v3M4 27h24'],
} as const;
