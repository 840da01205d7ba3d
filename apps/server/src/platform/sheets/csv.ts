import type { SheetCell, SheetPages } from './workbook.ts'

/** What a spreadsheet would take for a formula gets an apostrophe: at the beginning, behind spaces, in wide letters, and
 * behind any mark at which a spreadsheet of another country begins a new cell. */
const formula = /(^|[;|\t\r\n])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/gu

function csvCell(text: string): string {
  const harmless = text.replace(formula, "$1'$2").replace(/^(?=[\t\r])/, "'")
  return /[",;|\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const line = (row: readonly SheetCell[]) =>
  `${row.map((cell) => (typeof cell === 'string' ? csvCell(cell) : String(cell ?? ''))).join(',')}\r\n`

/** Rows as a text that any spreadsheet opens; the mark at its beginning tells old ones that it is UTF-8. Numbers stay numbers. */
export async function* csvLines(pages: SheetPages): AsyncGenerator<string> {
  yield '\uFEFF'
  for await (const rows of pages) yield* rows.map(line)
}
