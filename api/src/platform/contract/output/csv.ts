import type { Options } from 'csv-stringify';

/** Options of every CSV file. Excel detects UTF-8 by the byte order mark and runs no cell as a formula (DECIDE-5). */
export const SHEET = {
  header: true,
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  // the library quotes a cell with \r\n by itself, but not one with \r or \n alone
  quoted_match: /[\r\n]/,
} satisfies Options;
