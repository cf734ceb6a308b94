/** By it Excel knows that the text is UTF-8; without it names lose their accents there. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The first line of a sheet. */
export function csvHeader(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvRow(names);
}

/** A line of a sheet; a cell that a spreadsheet would take for a formula is defused. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
