import { z } from 'zod'
import { foldDigits } from './fold-letters.ts'
import { says } from './issues.ts'
import { areaCodes } from './phone.ts'

/**
 * A sealed id. A value that cannot be decoded gives "not found" instead of "bad input" (CRS-039).
 */
export const sign = z.string().trim().min(1).max(200)

export const page = z.coerce
  .number()
  .int()
  .max(100_000)
  .default(1)
  .transform((value) => Math.max(1, value))

/** FRM-142: the size of a page, 15 by default. */
export function size(standard = 15, most = 100) {
  return z.coerce.number().int().min(1).max(most).default(standard)
}

/**
 * Increases with each change; a save names the version that was loaded. The database stores 32
 * bits.
 */
export const version = z.number().int().min(0).max(2_147_483_647)

/** A text. `missing` is the error if the text is too short; without it, the usual error. */
export function text(most: number, least = 1, missing?: string) {
  return z.string().trim().min(least, missing).max(most)
}

/** FRM-446: a typed code, normalised to half-width characters. */
export const typedCode = (most: number, least = 1, missing?: string) =>
  z.string().overwrite(foldDigits).min(least, missing).max(most)

/** The reason of an action by staff, for the log. */
export const reason = z.string().trim().min(3, says('reason')).max(200)

/** A schema for numbers between two limits. One error text states both limits. */
export function amount(least: number, most: number) {
  const error = says('number', least, most)
  return z.number({ error }).min(least, { error }).max(most, { error })
}

/** A schema for whole numbers; `name` is the error text for the counted things. */
export function whole(
  least: number,
  most: number,
  name: 'whole' | 'wholeOrNone' | 'minutes' | 'seconds' = 'whole',
) {
  const error = says(name, least, most)
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

/** A flag as 0 or 1; in a query it is a string. */
export const flag = z.union([
  z.literal(0),
  z.literal(1),
  z
    .stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] })
    .transform((value): 0 | 1 => (value ? 1 : 0)),
])

export const nothing = z.object({})
export const done = z.object({}).nullable()

export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ list: z.array(row), total: z.number().int() })
}

/** A text in at least one language. */
export function texts(most: number, tooMuch?: string) {
  const one = z.string().trim().max(most, tooMuch).optional()
  return z.object({ en: one, zh: one, my: one })
}

const [firstYear, lastYear] = [1970, 2999]

function hasKnownYear(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= firstYear && year <= lastYear
}

/** An ISO 8601 time whose year is supported by the calendar and the database (FRM-264). */
export const momentIn = z.iso.datetime({ offset: true }).refine(hasKnownYear)

/** A day whose year is supported; `wrong` is the error for any other text. */
export const dayIn = (wrong?: string) =>
  z.iso.date(wrong).refine(hasKnownYear, { ...(wrong !== undefined && { error: wrong }) })

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The name of the time zone of the reader, such as `Asia/Kuala_Lumpur`. */
export const timeZone = z.string().max(60).refine(isTimeZone).default('UTC')

export const areaCode = z.enum(areaCodes)
/**
 * ACC-035, ACC-036: digits only, at most eleven. Only the server checks the rule of the area code
 * and refuses with -2.
 */
export const phone = z
  .string()
  .trim()
  .regex(/^\d{1,11}$/, says('phone'))

/** A text of content in the languages that it has. */
export const perLanguage = z.object({ en: z.string(), zh: z.string(), my: z.string() }).partial()
