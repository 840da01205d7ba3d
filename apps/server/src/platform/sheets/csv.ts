import type { SheetCell, SheetPages } from './workbook.ts'

/**
 * Prefixes cells that a spreadsheet would take for a formula with an apostrophe: at the beginning,
 * after spaces, in full-width letters, and after any delimiter that a spreadsheet of another
 * country uses.
 */
const formula = /(^|[;|\t\r\n])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/gu

function csvCell(text: string): string {
  const harmless = text.replace(formula, "$1'$2").replace(/^(?=[\t\r])/, "'")
  return /[",;|\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const line = (row: readonly SheetCell[]) =>
  `${row.map((cell) => (typeof cell === 'string' ? csvCell(cell) : String(cell ?? ''))).join(',')}\r\n`

/**
 * Writes rows as CSV; the byte order mark shows old spreadsheets that it is UTF-8. Numbers stay
 * numbers.
 */
export async function* csvLines(pages: SheetPages): AsyncGenerator<string> {
  yield '\uFEFF'
  for await (const rows of pages) yield* rows.map(line)
}
