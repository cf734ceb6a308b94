export function textTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()));
  const width = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  const widths = cells[0]?.map((_, column) => width(column)) ?? [];
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}
