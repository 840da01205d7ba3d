import { readSheet } from 'read-excel-file/node'
import { columnName } from '../sheets/workbook.ts'
import { type Cell, type CellFault, type NumberCell, plainLine, readCell } from './cell.ts'
import { readFormats } from './cell-formats.ts'
import { unfoldWorkbook } from './workbook-archive.ts'

/** A cell whose typed text is lost, with the way the spreadsheet changed it. */
export interface LostCell {
  row: number
  column: number
  /** The cell reference: `B3`. */
  place: string
  fault: CellFault
  value: string
}

/** Rows as texts; a lost cell has the text of the spreadsheet. */
export interface Table {
  rows: string[][]
  lost: LostCell[]
}

/** The index of the column `B` or `AB`, from 0; -1 without letters. */
function columnAt(letters: string): number {
  let place = 0
  for (let at = 0; at < letters.length; at += 1) place = place * 26 + letters.charCodeAt(at) - 64
  return place - 1
}

/** The cells of a workbook's first sheet as displayed; undefined for another or too large file. */
export async function readWorkbook(
  bytes: Uint8Array,
  lowestRow: number,
  { keepLines = false } = {},
): Promise<Cell[][] | undefined> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = await unfoldWorkbook(content, lowestRow)
  if (!parts) return undefined
  try {
    const rows = await readSheet<NumberCell>(content, {
      parseNumber: (number) => ({ number }),
      trim: !keepLines,
    })
    const shown = readFormats(parts)
    const readText = keepLines ? (text: string) => text : plainLine
    const cells = rows.map((row, at) =>
      row.map((cell, column) =>
        readCell(cell, shown.get(`${columnName(column)}${at + 1}`), readText),
      ),
    )
    // The library omits cells with errors, even when they are the last ones of their row or sheet.
    for (const [place, format] of shown) {
      if (format.form !== 'error' && format.form !== 'formula') continue
      const [, letters = '', row = ''] = /^([A-Z]{1,2})(\d{1,7})$/.exec(place) ?? []
      const column = columnAt(letters)
      if (column < 0 || Number(row) < 1) continue
      const line = (cells[Number(row) - 1] ??= [])
      line[column] = readCell(null, format)
    }
    return Array.from(cells, (row) => Array.from(row ?? [], (cell) => cell ?? { text: '' }))
  } catch {
    return undefined
  }
}

export const tableOf = (cells: readonly Cell[][]): Table => ({
  rows: cells.map((row) => row.map(({ text }) => text)),
  lost: cells.flatMap((row, at) =>
    row.flatMap(({ fault, text }, column): LostCell[] =>
      fault
        ? [{ row: at, column, place: `${columnName(column)}${at + 1}`, fault, value: text }]
        : [],
    ),
  ),
})
