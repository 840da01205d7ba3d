import type { ChosenEncoding } from '@titian/contract'
import { readSheet } from 'read-excel-file/node'
import { type Cell, type NumberCell, readCell, readCsvCell } from './cell.ts'
import { readCsv, guessDelimiter } from './csv.ts'
import { decodeText, type Undecoded } from './decode.ts'
import { isBearable } from './workbook-archive.ts'

export interface TableQuestion {
  bytes: Uint8Array
  isCsv: boolean
  /** What a person chose for a CSV whose encoding is not sure. */
  encoding?: ChosenEncoding
  /** Rows with something in them; blank ones in between do not count. */
  mostRows: number
}

export type TableFault = 'sheetUnreadable' | 'sheetTooLong' | Undecoded

/** Blank lines between the rows do not count; beyond so many the rest is not even looked at. */
const mostBlankLines = 1000

function readText({ bytes, encoding, mostRows }: TableQuestion): Cell[][] | TableFault {
  const decoded = decodeText(bytes, encoding)
  if (decoded === 'encodingUnknown' || 'candidates' in decoded) return decoded
  const { text } = decoded
  const { rows, isQuoteOpen, isLonger } = readCsv(
    text,
    guessDelimiter(text),
    mostRows + mostBlankLines,
  )
  if (isQuoteOpen) return 'sheetUnreadable'
  return isLonger ? 'sheetTooLong' : rows.map((row) => row.map(readCsvCell))
}

async function readWorkbook(bytes: Uint8Array, mostRows: number): Promise<Cell[][] | TableFault> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isBearable(content, mostRows + mostBlankLines)) return 'sheetUnreadable'
  try {
    const rows = await readSheet<NumberCell>(content, { parseNumber: (number) => ({ number }) })
    return rows.map((row) => row.map(readCell))
  } catch {
    return 'sheetUnreadable'
  }
}

export interface Table {
  rows: string[][]
  /** Row and column of the numbers that lost digits, both counted from 0. */
  cut: [row: number, column: number][]
}

/** The cells of a table as texts; formulas are never worked out. */
export async function readTable(question: TableQuestion): Promise<Table | TableFault> {
  const { bytes, isCsv, mostRows } = question
  const cells = isCsv ? readText(question) : await readWorkbook(bytes, mostRows)
  if (!Array.isArray(cells)) return cells
  return {
    rows: cells.map((row) => row.map(({ text }) => text)),
    cut: cells.flatMap((row, at) =>
      row.flatMap(({ isCut }, column): Table['cut'] => (isCut ? [[at, column]] : [])),
    ),
  }
}
