import { buffer } from 'node:stream/consumers'
import { csvLines } from './csv.ts'
import { inSlices } from './slices.ts'
import { type SheetCell, type SheetPages, workbookBytes } from './workbook.ts'

export type SheetFormat = 'csv' | 'xlsx'

export const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Replaces characters that some systems refuse in file names. */
export const safeFileName = (name: string): string =>
  name.replaceAll(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()

/** Writes a table, page by page, as the bytes of a file. */
export const sheetBytes = (
  { sheet, rows }: { sheet: string; rows: SheetPages },
  format: SheetFormat,
): AsyncGenerator<Buffer> =>
  format === 'csv' ? inSlices(csvLines(rows)) : workbookBytes([{ name: sheet, rows }])

/**
 * A short table as the file of a call (TCH-092); `name` has no extension, `sheet` is the name
 * within a workbook.
 */
export async function sheetFile(
  { name, sheet, rows }: { name: string; sheet: string; rows: SheetCell[][] },
  format: SheetFormat,
) {
  const bytes = await buffer(sheetBytes({ sheet, rows: [rows] }, format))
  return {
    fileName: `${safeFileName(name)}.${format}`,
    mediaType: mediaTypes[format],
    base64: bytes.toString('base64'),
  }
}
