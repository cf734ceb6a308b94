import type { Options } from 'csv-stringify';

/** How every sheet is written: Excel knows by the byte order mark that it is UTF-8, and runs no cell as a formula (DECIDE-5). */
export const SHEET = {
  header: true,
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  // a cell with one of the two alone is not quoted by itself
  quoted_match: /[\r\n]/,
} satisfies Options;
