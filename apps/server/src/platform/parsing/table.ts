import { readSheet } from 'read-excel-file/node'
import { readCsv, guessDelimiter } from './csv.ts'
import { decodeText } from './decode.ts'
import { isBearable } from './workbook-archive.ts'

export interface TableQuestion {
  bytes: Uint8Array
  isCsv: boolean
  /** Rows with something in them; blank ones in between do not count. */
  mostRows: number
}

export type TableFault = 'sheetUnreadable' | 'sheetTooLong'

/** Blank lines between the rows do not count; beyond so many the rest is not even looked at. */
const mostBlankLines = 1000

/** `6.0123456789E10` and `60123456789` are the same number; people mean its digits. */
function plainNumber(text: string): string {
  if (!/^-?\d+(\.\d+)?e[+-]?\d+$/i.test(text)) return text
  return Number(text).toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 })
}

/** What stands in a cell, as one line of text that a database takes. */
export function cellText(cell: unknown): string {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell !== 'string') return ''
  const line = cell
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return plainNumber(line)
}

function readText(bytes: Uint8Array, mostRows: number): unknown[][] | TableFault {
  const text = decodeText(bytes)
  if (text === undefined) return 'sheetUnreadable'
  const { rows, isQuoteOpen, isLonger } = readCsv(
    text,
    guessDelimiter(text),
    mostRows + mostBlankLines,
  )
  if (isQuoteOpen) return 'sheetUnreadable'
  return isLonger ? 'sheetTooLong' : rows
}

async function readWorkbook(
  bytes: Uint8Array,
  mostRows: number,
): Promise<unknown[][] | TableFault> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isBearable(content, mostRows + mostBlankLines)) return 'sheetUnreadable'
  try {
    return await readSheet<string>(content, { parseNumber: (number) => number })
  } catch {
    return 'sheetUnreadable'
  }
}

/** The cells of a table as texts; formulas are never worked out. */
export async function readTable({
  bytes,
  isCsv,
  mostRows,
}: TableQuestion): Promise<string[][] | TableFault> {
  const cells = isCsv ? readText(bytes, mostRows) : await readWorkbook(bytes, mostRows)
  return typeof cells === 'string' ? cells : cells.map((row) => row.map(cellText))
}
