const office = 'application/vnd.openxmlformats-officedocument'
const mainParts = [
  ['word/document.xml', `${office}.wordprocessingml.document`],
  ['xl/workbook.xml', `${office}.spreadsheetml.sheet`],
  ['ppt/presentation.xml', `${office}.presentationml.presentation`],
] as const

/**
 * The office file type by the entry names; undefined when the archive contains programs or cannot
 * be read.
 */
export function officeType(names: readonly string[] | undefined): string | undefined {
  if (!names || names.some((name) => name.toLowerCase().endsWith('vbaproject.bin')))
    return undefined
  const isOffice = names.includes('[Content_Types].xml')
  const part = isOffice ? mainParts.find(([name]) => names.includes(name)) : undefined
  return part ? part[1] : 'application/zip'
}
