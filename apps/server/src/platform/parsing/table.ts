import type { ChosenEncoding } from '@titian/contract'
import { type Cell, readCsvCell } from './cell.ts'
import { readCsv, guessDelimiter } from './csv.ts'
import { decodeText, type Undecoded } from './decode.ts'
import { readWorkbook, type Table, tableOf } from './workbook.ts'

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

/** The cells of a table as texts; formulas are never worked out. */
export async function readTable(question: TableQuestion): Promise<Table | TableFault> {
  const { bytes, isCsv, mostRows } = question
  const cells = isCsv
    ? readText(question)
    : ((await readWorkbook(bytes, mostRows + mostBlankLines)) ?? 'sheetUnreadable')
  return Array.isArray(cells) ? tableOf(cells) : cells
}
