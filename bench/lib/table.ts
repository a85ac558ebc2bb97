/** Prints rows as an aligned table; the first row is the heading. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  console.log(`\n${title}\n`);
  rows.forEach((row, index) => {
    console.log(line(row));
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  });
}

export const number = (value: number, digits = 0): string => (Number.isNaN(value) ? '-' : value.toFixed(digits));
