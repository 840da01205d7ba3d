import {
  type ChosenEncoding,
  foldDigits,
  type Language,
  mostImportRows,
  type ReasonName,
  reasons,
  type RowFault,
} from '@titian/contract'
import { buffer } from 'node:stream/consumers'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { parsePool } from '../../../platform/parsing/parse-pool.ts'
import type { LostCell, Table } from '../../../platform/parsing/workbook.ts'
import { found, Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { getFile } from '../../files/index.ts'
import { columnProblem } from './column-problem.ts'
import { lostText } from './lost-cell.ts'
import { unsureEncoding } from './unsure-encoding.ts'
import { findColumns, type SheetColumn, type SheetLimit, unknownHeads } from './rules.ts'

export interface SheetRow<Field extends string> {
  /** The number of the row, counted from 1 including the header, as a spreadsheet shows it. */
  line: number
  values: Record<Field, string>
}

export interface Sheet<Field extends string> {
  fileName: string
  rows: SheetRow<Field>[]
  /** Rows that no import could use; they are not in `rows`. */
  faults: RowFault[]
  /** Names of unknown columns. */
  others: string[]
}

type Deps = Pick<Context, 'db' | 'files' | 'open' | 'language' | 'now'> & { actor: User }
/** An uploaded file, and the chosen encoding if it was uncertain. */
export interface SheetFile {
  filePath: string
  encoding?: ChosenEncoding | undefined
}
type SheetRefusal = Refusal<'invalidInput' | 'tooFast'>
type SheetReason = Extract<
  ReasonName,
  SheetLimit['reason'] | 'sheetUnreadable' | 'sheetColumns' | 'fileTooMuch' | 'encodingUnknown'
>

/** Limit of parsed sheets of one person in an hour. */
const sheetsAnHour = { seconds: 3600, most: 60 }

function unfit(
  reason: SheetReason,
  language: Language,
  text: string = reasons[reason][language],
): Refusal<'invalidInput'> {
  return refusal('invalidInput', { reason, fields: { filePath: text } })
}

const usualLimit: SheetLimit = { rows: mostImportRows, reason: 'sheetTooLong' }

const mostShown = 60

function rowsOf<Field extends string>(
  { rows: texts, lost }: Table,
  columns: readonly SheetColumn<Field>[],
  language: Language,
  limit: SheetLimit,
): Omit<Sheet<Field>, 'fileName'> | Refusal<'invalidInput'> {
  const filled = texts.flatMap((row, index) =>
    row.some((text) => text !== '') ? [{ line: index + 1, row }] : [],
  )
  const [head, ...rows] = filled
  const places = head && findColumns(head.row, columns)
  if (!places)
    return unfit('sheetColumns', language, columnProblem(head?.row ?? [], columns, language))
  if (rows.length > limit.rows) return unfit(limit.reason, language)
  const known = new Set<unknown>(Object.values(places))
  const dates = new Set(columns.filter(({ isDate }) => isDate).map(({ field }) => places[field]))
  const isDay = ({ column, fault, value }: LostCell) =>
    fault === 'date' && dates.has(column) && /^\d{4}-\d\d-\d\d$/.test(value)
  const faults = lost
    .filter((cell) => cell.row >= head.line && known.has(cell.column) && !isDay(cell))
    .map((cell) => ({
      line: cell.row + 1,
      column: head.row[cell.column] ?? '',
      value: cell.value.slice(0, mostShown),
      text: lostText(cell, language),
    }))
  const faulty = new Set(faults.map(({ line }) => line))
  return {
    rows: rows
      .filter(({ line }) => !faulty.has(line))
      .map(({ line, row }) => {
        const values = columns.map(({ field, isNumber }) => {
          const text = row[places[field] ?? -1] ?? ''
          return [field, isNumber ? foldDigits(text) : text]
        })
        return { line, values: Object.fromEntries(values) as Record<Field, string> }
      }),
    faults,
    others: unknownHeads(head.row, known),
  }
}

/**
 * Returns the rows of a sheet that the actor uploaded, as trimmed texts; formulas are never
 * evaluated. A missing optional column gives empty texts. Files of other people are not found.
 */
export async function readSheet<Field extends string>(
  { db, files, open, actor, language, now }: Deps,
  { filePath, encoding }: SheetFile,
  columns: readonly SheetColumn<Field>[],
  limit: SheetLimit = usualLimit,
): Promise<Sheet<Field> | SheetRefusal> {
  const file = await getFile(db, actor.schoolId, open('file', filePath))
  found(file.ownerId === actor.userId && file.purpose === 'sheet' ? file : undefined)
  const person = `user ${actor.userId}`
  if (await isOverLimit(db, { key: `sheets ${person}`, ...sheetsAnHour }, now))
    return refusal('tooFast', 'tooManyRequests')
  const bytes = await buffer(files.read(file.storageKey))
  const cells = await parsePool.run({ person, schoolId: actor.schoolId }, 'table', {
    bytes,
    isCsv: file.type === 'text/csv',
    ...(encoding && { encoding }),
    mostRows: limit.rows,
  })
  if (cells === 'crowded') return refusal('tooFast', 'tooManyRequests')
  if (cells === 'overrun') return unfit('fileTooMuch', language)
  if (typeof cells !== 'string' && 'candidates' in cells) return unsureEncoding(cells.candidates)
  const fault = cells === 'sheetTooLong' ? limit.reason : cells
  if (typeof fault === 'string') return unfit(fault, language)
  const read = rowsOf(fault, columns, language, limit)
  return read instanceof Refusal ? read : { fileName: file.name, ...read }
}
