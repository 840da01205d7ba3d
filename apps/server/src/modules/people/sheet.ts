import { buffer } from 'node:stream/consumers'
import { type Language, mostImportRows, type ReasonName, reasons } from '@titian/contract'
import Papa from 'papaparse'
import { readSheet as readWorkbook } from 'read-excel-file/node'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { found, refusal, type Refusal } from '../../platform/refusal.ts'
import { getFile } from '../files/index.ts'
import { isBearable } from './sheet-archive.ts'
import { cellText, findColumns, guessDelimiter, type SheetColumn } from './sheet-rules.ts'

export interface SheetRow<Field extends string> {
  /** Counts from 1, the head included, as a spreadsheet shows it. */
  line: number
  values: Record<Field, string>
}

export interface Sheet<Field extends string> {
  fileName: string
  rows: SheetRow<Field>[]
}

type Around = Pick<Context, 'db' | 'files' | 'open' | 'language'> & { actor: User }
type No = Refusal<'invalidInput'>
type SheetReason = Extract<ReasonName, 'sheetUnreadable' | 'sheetColumns' | 'sheetTooLong'>

/** Blank lines between the rows do not count; beyond so many the rest is not even looked at. */
const mostBlankLines = 1000

function unfit(reason: SheetReason, language: Language): No {
  return refusal('invalidInput', { reason, fields: { filePath: reasons[reason][language] } })
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function readText(bytes: Buffer): unknown[][] | SheetReason {
  const text = decode(bytes)
  if (text === undefined) return 'sheetUnreadable'
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: guessDelimiter(text),
    preview: mostImportRows + mostBlankLines,
  })
  // A quote that never closes swallows every row behind it.
  if (errors.some(({ code }) => code === 'MissingQuotes')) return 'sheetUnreadable'
  return meta.truncated ? 'sheetTooLong' : data
}

async function readCells(bytes: Buffer): Promise<unknown[][] | SheetReason> {
  if (!isBearable(bytes)) return 'sheetUnreadable'
  try {
    return await readWorkbook<string>(bytes, { parseNumber: (number) => number })
  } catch {
    return 'sheetUnreadable'
  }
}

function rowsOf<Field extends string>(
  cells: unknown[][],
  columns: readonly SheetColumn<Field>[],
): SheetRow<Field>[] | SheetReason {
  const texts = cells.map((row) => row.map(cellText))
  const filled = texts.flatMap((row, index) =>
    row.some((text) => text !== '') ? [{ line: index + 1, row }] : [],
  )
  const [head, ...rows] = filled
  const places = head && findColumns(head.row, columns)
  if (!places) return 'sheetColumns'
  if (rows.length > mostImportRows) return 'sheetTooLong'
  return rows.map(({ line, row }) => {
    const values = columns.map(({ field }) => [field, row[places[field] ?? -1] ?? ''])
    return { line, values: Object.fromEntries(values) as Record<Field, string> }
  })
}

/**
 * The rows of a sheet that the actor uploaded, each value as a trimmed text; formulas are never worked out.
 * A column that the sheet lacks gives empty texts, unless it is required. Files of others are not found.
 */
export async function readSheet<Field extends string>(
  { db, files, open, actor, language }: Around,
  filePath: string,
  columns: readonly SheetColumn<Field>[],
): Promise<Sheet<Field> | No> {
  const file = await getFile(db, actor.schoolId, open('file', filePath))
  found(file.ownerId === actor.userId && file.purpose === 'sheet' ? file : undefined)
  const bytes = await buffer(files.read(file.storageKey))
  const cells = file.type === 'text/csv' ? readText(bytes) : await readCells(bytes)
  const rows = typeof cells === 'string' ? cells : rowsOf(cells, columns)
  return typeof rows === 'string' ? unfit(rows, language) : { fileName: file.name, rows }
}
