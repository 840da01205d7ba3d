/**
 * How a spreadsheet changed a cell so that the typed text is lost: cut digits, a date, a time or a
 * fraction stored as a number, a formula with an error or without a result.
 */
export type CellFault = 'cut' | 'date' | 'time' | 'fraction' | 'error' | 'formula'

/** The text of a cell, storable in the database. */
export interface Cell {
  text: string
  fault?: CellFault
}

/**
 * A number of a workbook as written in the file; texts stay texts, so that `24E0012` is never a
 * number.
 */
export interface NumberCell {
  number: string
}

/** How a spreadsheet displays a number other than by its digits. */
export type ShownAs =
  | { form: 'percent'; decimals: number; gap: string }
  | { form: 'zeros'; digits: number }
  | { form: 'fraction' }
  | { form: 'error'; text: string }
  | { form: 'formula' }

/** The number of digits that spreadsheets store. */
const keptDigits = 15

const isNumberCell = (cell: unknown): cell is NumberCell =>
  typeof cell === 'object' && cell !== null && 'number' in cell

/** The format is created once, because creating it takes as long as formatting many numbers. */
const plainDigits = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

const digitsOf = (value: number): string =>
  plainDigits.format(Number(value.toPrecision(keptDigits)))

/** The digits of a number as a spreadsheet shows them: 15 significant ones, without an exponent. */
function readNumber({ number }: NumberCell, shown?: ShownAs): Cell {
  const value = Number(number)
  if (!Number.isFinite(value)) return { text: number }
  const text = digitsOf(value)
  if (Math.abs(value) >= 10 ** keptDigits) return { text, fault: 'cut' }
  if (shown?.form === 'fraction' && !Number.isInteger(value)) return { text, fault: 'fraction' }
  if (shown?.form === 'zeros' && Number.isInteger(value) && value >= 0)
    return { text: text.padStart(shown.digits, '0') }
  if (shown?.form !== 'percent') return { text }
  const percent = Number((value * 100).toPrecision(keptDigits))
  return { text: `${percent.toFixed(shown.decimals)}${shown.gap}%` }
}

export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}

/** A time without a date is a moment before the first day of the calendar. */
const firstYear = 1901

function readMoment(moment: Date): Cell {
  if (Number.isNaN(moment.getTime())) return { text: '', fault: 'date' }
  const [day = '', time = ''] = moment.toISOString().split(/[T.]/)
  const clock = time.replace(/:00$/, '')
  if (moment.getUTCFullYear() < firstYear) return { text: clock, fault: 'time' }
  return { text: time === '00:00:00' ? day : `${day} ${clock}`, fault: 'date' }
}

/** `readText` converts the text of a cell for the caller. */
export function readCell(
  cell: unknown,
  shown?: ShownAs,
  readText: (text: string) => string = plainLine,
): Cell {
  if (shown?.form === 'error') return { text: shown.text, fault: 'error' }
  if (shown?.form === 'formula') return { text: '=', fault: 'formula' }
  if (isNumberCell(cell)) return readNumber(cell, shown)
  if (cell instanceof Date) return readMoment(cell)
  if (typeof cell === 'boolean') return { text: cell ? 'TRUE' : 'FALSE' }
  return { text: typeof cell === 'string' ? readText(cell) : '' }
}

/**
 * Reads a cell of a CSV. Excel writes long numbers as `6.01235E+10`; no id of a person looks like
 * this, so all other texts are unchanged.
 */
export function readCsvCell(cell: string): Cell {
  const text = plainLine(cell)
  const match = /^\d(?:\.(\d+))?E\+(\d\d)$/.exec(text)
  if (!match) return { text }
  const [, decimals = '', power] = match
  return decimals.length < Number(power) ? { text, fault: 'cut' } : readNumber({ number: text })
}
