import { type FullTexts, type Language, problemsIn } from '@titian/contract'
import { foldSkill } from '../../resume/index.ts'
import type { Choices } from './choices.ts'

/** A fault of a cell, described in the language of the reader. */
export interface Fault {
  line: number
  field: string
  value: string
  text: string
}

/** The value of a cell in the form that the fields need, or a text that says what was expected. */
export type Read = { value: unknown } | { text: FullTexts }
export type Reader = (cell: string) => Read

const mostNamed = 5

const several = (codes: string): FullTexts => ({
  en: `Several have this name. Write one of these codes: ${codes}.`,
  zh: `有多个同名项，请填写其中一个的代码：${codes}`,
  my: `Beberapa mempunyai nama ini. Tulis kod salah satu: ${codes}.`,
})

export const asText: Reader = (cell) => ({ value: cell })

export const oneOf =
  <Value>({ byWord, codeOf, expected }: Choices<Value>): Reader =>
  (cell) => {
    const found = byWord.get(foldSkill(cell)) ?? []
    const [value, other] = found
    if (value === undefined) return { text: expected }
    if (other === undefined) return { value }
    return { text: several(found.slice(0, mostNamed).map(codeOf).join(', ')) }
  }

/**
 * Reads a number with or without commas between thousands. Any other text is passed on, and the
 * rules of the form refuse it.
 */
export const asNumber: Reader = (cell) => {
  const plain = cell.normalize('NFKC').replaceAll(/\s/g, '')
  const isNumber = /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/.test(plain)
  return { value: isNumber ? Number(plain.replaceAll(',', '')) : Number.NaN }
}

/**
 * Reads the cells that are not empty. For an empty cell, the stored value stays, or the initial
 * value of the form applies.
 */
export function readCells<Field extends string>(
  { line, values }: { line: number; values: Record<Field, string> },
  readers: Record<Field, Reader>,
  language: Language,
): { given: Record<string, unknown>; faults: Fault[] } {
  const given: Record<string, unknown> = {}
  const faults: Fault[] = []
  for (const [field, reader] of Object.entries(readers) as [Field, Reader][]) {
    const value = values[field]
    if (value === '') continue
    const read = reader(value)
    if ('value' in read) given[field] = read.value
    else faults.push({ line, field, value, text: read.text[language] })
  }
  return { given, faults }
}

type Schema = Parameters<typeof problemsIn>[0]
interface FormRow {
  line: number
  values: Record<string, string>
  /** Fields that already have a fault. */
  known: readonly { field: string }[]
}

/** Returns the first problem of each field that has no fault already. */
function problemsOnce(
  schema: Schema,
  form: Record<string, unknown>,
  { line, values, known }: FormRow,
  language: Language,
): Fault[] {
  const found = new Map<string, string>()
  for (const [path, text] of Object.entries(problemsIn(schema, form, language))) {
    const field = path.split('.')[0] ?? ''
    if (!found.has(field) && !known.some((fault) => fault.field === field)) found.set(field, text)
  }
  return Array.from(found, ([field, text]) => ({ line, field, value: values[field] ?? '', text }))
}

/**
 * Returns the form without the wrong fields. `needed` has valid values for fields that the form
 * must have.
 */
export const soundForm = (
  form: Record<string, unknown>,
  wrong: readonly { field: string }[],
  needed: Record<string, unknown>,
): Record<string, unknown> => ({
  ...needed,
  ...Object.fromEntries(
    Object.entries(form).filter(([field]) => wrong.every((fault) => fault.field !== field)),
  ),
})

/**
 * Returns the problems that the rules of the form find, by column. A field that already has a fault
 * is skipped. Rules about several fields need valid fields, so the form is checked once more
 * without the wrong ones.
 */
export function problemsOfForm(
  schema: Schema,
  form: Record<string, unknown>,
  row: FormRow,
  language: Language,
  needed: Record<string, unknown> = {},
): Fault[] {
  const faults = problemsOnce(schema, form, row, language)
  if (faults.length === 0) return []
  const allFaults = [...row.known, ...faults]
  const rest = soundForm(form, faults, needed)
  return [...faults, ...problemsOnce(schema, rest, { ...row, known: allFaults }, language)]
}
