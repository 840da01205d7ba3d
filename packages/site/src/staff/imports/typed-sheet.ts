import { filePurposes } from '@titian/contract'

const [csv, xlsx] = filePurposes.sheet.types
export const sheetExtensions = '.csv,.xlsx'

/**
 * Where a spreadsheet program is installed, browsers report its type for CSV files, so the file
 * name is used instead.
 */
export function typedSheet(file: File): File {
  const name = file.name.toLowerCase()
  const type = name.endsWith('.csv') ? csv : name.endsWith('.xlsx') ? xlsx : file.type
  if (type === file.type) return file
  return new File([file], file.name, { type, lastModified: file.lastModified })
}
