/** An error of an external value, with the path of the field. The sites have the texts. */
export interface Problem {
  /** Names and numbers joined by dots, such as `demand.values.3`; empty for the whole value. */
  path: string
  code: ProblemCode
  /**
   * For `tooSmall`, `tooLarge`, `tooShort` and `tooLong`: the limit that the value exceeds or does
   * not reach. For other codes: what the comment at the code says.
   */
  limit?: number
}

export type ProblemCode =
  | 'required'
  | 'notAnObject'
  | 'notAList'
  | 'notAWholeNumber'
  | 'notYesOrNo'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooShort'
  | 'tooLong'
  /** The purchase is too expensive; the limit is the available money in cents. */
  | 'tooDear'
  | 'unknownName'
  | 'unknownField'
  | 'repeated'
  /**
   * The same request was judged before, and nothing has changed since; the limit is the day on
   * which a new request is judged again.
   */
  | 'nothingChanged'

export type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads only own properties, so that names of the prototype, such as `constructor`, are not values.
 */
export const fieldOf = (value: Fields, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined

/** A rule for a value: returns its errors at this path. */
export type Check = (value: unknown, path: string) => Problem[]

export const wholeBetween =
  (least: number, most: number): Check =>
  (value, path) => {
    if (value === undefined || value === null) return [{ path, code: 'required' }]
    if (!Number.isSafeInteger(value)) return [{ path, code: 'notAWholeNumber' }]
    if (Number(value) < least) return [{ path, code: 'tooSmall', limit: least }]
    return Number(value) > most ? [{ path, code: 'tooLarge', limit: most }] : []
  }

export const yesOrNo: Check = (value, path) =>
  typeof value === 'boolean'
    ? []
    : [{ path, code: value === undefined || value === null ? 'required' : 'notYesOrNo' }]

export const oneOf =
  (names: readonly string[]): Check =>
  (value, path) => {
    if (value === undefined || value === null || value === '') return [{ path, code: 'required' }]
    return names.some((name) => name === value) ? [] : [{ path, code: 'unknownName' }]
  }

export const listOf =
  (check: Check, least: number, most: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return [{ path, code: 'notAList' }]
    if (value.length < least) return [{ path, code: 'tooShort', limit: least }]
    // A list of a million entries gives one error, not a million.
    if (value.length > most) return [{ path, code: 'tooLong', limit: most }]
    return value.flatMap((entry, place) => check(entry, `${path}.${place}`))
  }

/** Checks that a value is an object with exactly these fields, and checks each field. */
export const objectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isObject(value)) return [{ path, code: 'notAnObject' }]
    const at = (name: string) => (path ? `${path}.${name}` : name)
    const unknown = Object.keys(value)
      .filter((name) => !Object.hasOwn(checks, name))
      .slice(0, 20)
    return [
      ...Object.entries(checks).flatMap(([name, check]) => check(fieldOf(value, name), at(name))),
      ...unknown.map((name): Problem => ({ path: at(name), code: 'unknownField' })),
    ]
  }
