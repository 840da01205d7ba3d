/** What a cell holds, as one line of text that a database takes. */
export interface Cell {
  text: string
  /** A spreadsheet kept fewer digits of a number than were typed, so the number is not known any more. */
  isCut: boolean
}

/** A number of a workbook as it stands in the file; texts come as texts, so that `24E0012` is never a number. */
export interface NumberCell {
  number: string
}

/** Spreadsheets keep so many digits of a number. */
const keptDigits = 15

const isNumberCell = (cell: unknown): cell is NumberCell =>
  typeof cell === 'object' && cell !== null && 'number' in cell

/** The digits of a number as a spreadsheet shows them: 15 that count, without a power of ten. */
function numberCellText({ number }: NumberCell): Cell {
  const value = Number(number)
  if (!Number.isFinite(value)) return { text: number, isCut: false }
  const text = Number(value.toPrecision(keptDigits)).toLocaleString('en', {
    useGrouping: false,
    maximumFractionDigits: 20,
  })
  return { text, isCut: Math.abs(value) >= 10 ** keptDigits }
}

function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}

export function readCell(cell: unknown): Cell {
  if (isNumberCell(cell)) return numberCellText(cell)
  const whole = (text: string): Cell => ({ text, isCut: false })
  if (cell instanceof Date)
    return whole(Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10))
  if (typeof cell === 'boolean') return whole(cell ? 'TRUE' : 'FALSE')
  return whole(typeof cell === 'string' ? plainLine(cell) : '')
}

/**
 * A cell of a CSV. Excel writes long numbers as `6.01235E+10`, with a plus and two digits, which no number of a person
 * looks like; all other texts are left as they are.
 */
export function readCsvCell(cell: string): Cell {
  const text = plainLine(cell)
  const match = /^\d(?:\.(\d+))?E\+(\d\d)$/.exec(text)
  if (!match) return { text, isCut: false }
  const [, decimals = '', power] = match
  return decimals.length < Number(power) ? { text, isCut: true } : numberCellText({ number: text })
}
