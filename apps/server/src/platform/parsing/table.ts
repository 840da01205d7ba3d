import type { ChosenEncoding } from '@titian/contract'
import { type Cell, readCsvCell } from './cell.ts'
import { readCsv, guessDelimiter } from './csv.ts'
import { decodeText, type Undecoded } from './decode.ts'
import { readWorkbook, type Table, tableOf } from './workbook.ts'

export interface TableQuestion {
  bytes: Uint8Array
  isCsv: boolean
  /** The chosen encoding of a CSV whose encoding is uncertain. */
  encoding?: ChosenEncoding
  /** Maximum non-blank rows. */
  mostRows: number
}

export type TableFault = 'sheetUnreadable' | 'sheetTooLong' | Undecoded

/** Maximum blank lines, which do not count as rows; reading stops there. */
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

/** The cells of a table as texts; formulas are never evaluated. */
export async function readTable(question: TableQuestion): Promise<Table | TableFault> {
  const { bytes, isCsv, mostRows } = question
  const cells = isCsv
    ? readText(question)
    : ((await readWorkbook(bytes, mostRows + mostBlankLines)) ?? 'sheetUnreadable')
  return Array.isArray(cells) ? tableOf(cells) : cells
}
