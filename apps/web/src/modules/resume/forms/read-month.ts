const yearFirst = /^(\d{4})[-/.年\s]*(\d{1,2})月?$/
const monthFirst = /^(\d{1,2})[-/.\s]+(\d{4})$/

/**
 * Normalises a typed month such as `2024.9`, `9/2024` or `202409`; anything else is returned
 * unchanged.
 */
export function readMonth(typed: string | null): string | null {
  const text = typed?.trim() ?? ''
  if (text === '') return null
  const [, year, month] = yearFirst.exec(text) ?? []
  if (year && month) return `${year}-${month.padStart(2, '0')}`
  const [, first, last] = monthFirst.exec(text) ?? []
  if (first && last) return `${last}-${first.padStart(2, '0')}`
  return text
}
