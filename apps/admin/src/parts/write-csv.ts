/**
 * Matches a text that a spreadsheet would read as a formula, also after spaces and in full-width
 * characters.
 */
const formula = /^\s*[=+\-@＝＋－＠]/u

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns rows as CSV text that is safe to open in a spreadsheet. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
