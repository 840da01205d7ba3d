/**
 * The path of the fonts of printed resumes: Latin first, whose quotation marks are narrow, then
 * Han.
 */
export const paperFontBase = '/api/v1/paperFonts'

export const paperFontFiles = [
  'latin/400.css',
  'latin/600.css',
  'han/400.css',
  'han/600.css',
] as const

export const paperFontSheets = paperFontFiles.map((file) => `${paperFontBase}/${file}`)
