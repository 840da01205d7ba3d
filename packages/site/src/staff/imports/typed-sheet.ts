import { filePurposes } from '@titian/contract'

const [csv, xlsx] = filePurposes.sheet.types
export const sheetExtensions = '.csv,.xlsx'

/**
 * On a computer with a spreadsheet program, browsers report the type of that program for CSV files.
 * So the name of the file is used instead.
 */
export function typedSheet(file: File): File {
  const name = file.name.toLowerCase()
  const type = name.endsWith('.csv') ? csv : name.endsWith('.xlsx') ? xlsx : file.type
  if (type === file.type) return file
  return new File([file], file.name, { type, lastModified: file.lastModified })
}
