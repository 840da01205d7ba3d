import { csvSheet } from './csv.ts'
import { type SheetCell, writeWorkbook } from './workbook.ts'

export type SheetFormat = 'csv' | 'xlsx'

const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Letters that no system refuses in the name of a file. */
export const safeFileName = (name: string): string =>
  name.replaceAll(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()

/** A table as the file that a call answers (TCH-092); `name` is without an ending, `sheet` the name within a workbook. */
export function sheetFile(
  { name, sheet, rows }: { name: string; sheet: string; rows: SheetCell[][] },
  format: SheetFormat,
) {
  const bytes =
    format === 'csv' ? Buffer.from(csvSheet(rows)) : writeWorkbook([{ name: sheet, rows }])
  return {
    fileName: `${safeFileName(name)}.${format}`,
    mediaType: mediaTypes[format],
    base64: bytes.toString('base64'),
  }
}
