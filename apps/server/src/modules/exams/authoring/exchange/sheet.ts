import type { FullTexts, Language } from '@titian/contract'
import {
  type ExchangeQuestion,
  kindNames,
  optionsMax,
  readSheetRow,
  sheetCells,
  sheetFields,
} from '@titian/exam-items/exchange'
import { writeWorkbook, type WrittenSheet } from '../../../../platform/sheets/workbook.ts'
import type { LostCell, Table } from '../../../../platform/parsing/workbook.ts'
import { findColumns, unknownHeads } from '../../../people/index.ts'
import {
  type Column,
  columns,
  type FoundQuestion,
  kindFinder,
  optionHead,
  optionPlaceOf,
} from './rules.ts'
import { columnNames, helpTexts, sampleRows, sheetNames } from './texts.ts'

const nameOf = (column: Column): FullTexts =>
  columnNames[column.startsWith('option') ? 'option' : (column as 'kind')]

function headOf(column: Column, language: Language): string {
  const place = optionPlaceOf(column)
  const word = nameOf(column)[language]
  return place === undefined ? word : optionHead(word, place)
}

const required: readonly Column[] = ['kind', 'stem']
const kindOf = kindFinder()

/** Column titles of earlier exports, which are still read. */
const formerHeads: Partial<Record<Column, string[]>> = { analysis: ['Analisis'] }

const readable = columns.map((field) => ({
  field,
  required: required.includes(field),
  heads: [
    ...(['en', 'zh', 'my'] as const).map((language) => headOf(field, language)),
    ...(formerHeads[field] ?? []),
  ],
}))

const longestLabel = 80

interface ReadSheet {
  rows: FoundQuestion[]
  unknownColumns: string[]
}

/** Reads the questions of a sheet; undefined if its first row has no column titles. */
export function readQuestionRows({ rows, lost }: Table): ReadSheet | undefined {
  const filled = rows.flatMap((row, index) =>
    row.some((text) => text.trim() !== '') ? [{ row, line: index + 1 }] : [],
  )
  const [head, ...others] = filled
  const places = head && findColumns(head.row, readable)
  if (!places) return undefined
  const usedColumns = new Set<unknown>(Object.values(places))
  const lostByRow = new Map<number, LostCell[]>()
  for (const cell of lost)
    if (usedColumns.has(cell.column))
      lostByRow.set(cell.row, [...(lostByRow.get(cell.row) ?? []), cell])
  const read = others.map(({ row, line }): FoundQuestion => {
    const cellOf = (column: Column) => row[places[column] ?? -1] ?? ''
    const unclear = lostByRow.get(line - 1)
    if (unclear) {
      const label = cellOf('stem').trim().slice(0, longestLabel)
      return { line, label, faults: unclear.map((cell) => ({ lost: cell })), warnings: [] }
    }
    const options = Array.from({ length: optionsMax }, (_, place) => cellOf(`option${place + 1}`))
    const cells = Object.fromEntries(sheetFields.map((field) => [field, cellOf(field)]))
    return readSheetRow(
      { line, cells: cells as Record<(typeof sheetFields)[number], string>, options },
      kindOf,
    )
  })
  return { rows: read, unknownColumns: unknownHeads(head.row, usedColumns) }
}

const widths = columns.map((column) =>
  column === 'stem' || column === 'analysis'
    ? 44
    : column === 'level' || column === 'points'
      ? 9
      : 20,
)

const questionSheet = (rows: string[][], language: Language): WrittenSheet => ({
  name: sheetNames.questions[language],
  rows: [columns.map((column) => headOf(column, language)), ...rows],
  widths,
})

export function writeQuestionSheet(
  questions: readonly ExchangeQuestion[],
  language: Language,
): Promise<Buffer> {
  const rows = questions.map((one) => sheetCells(one, (kind) => kindNames(kind)[language]))
  return writeWorkbook([questionSheet(rows, language)])
}

/** Writes a sheet with sample questions to replace, and a sheet that explains the columns. */
export function writeTemplate(language: Language): Promise<Buffer> {
  const rows = sampleRows[language].map((row) => columns.map((column) => row[column] ?? ''))
  const help = helpTexts.map(([column, texts]) => [columnNames[column][language], texts[language]])
  return writeWorkbook([
    questionSheet(rows, language),
    {
      name: sheetNames.help[language],
      rows: [[columnNames.kind[language], sheetNames.help[language]], ...help],
      widths: [26, 100],
    },
  ])
}
