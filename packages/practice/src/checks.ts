/** What is wrong with a value that came from outside, with the place of the field. The sites have the words. */
export interface Problem {
  /** Names and numbers joined by full stops, such as `demand.values.3`; empty for the whole. */
  path: string
  code: ProblemCode
  /** The limit that was passed, of `tooSmall`, `tooLarge`, `tooShort` and `tooLong`; else as the code says. */
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
  /** It costs more than there is; the limit is what is there, in cents. */
  | 'tooDear'
  | 'unknownName'
  | 'unknownField'
  | 'repeated'
  /** The same was judged, and nothing has changed since; the limit is the day from which it is judged again. */
  | 'nothingChanged'

export type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own field, so that no name of the prototype passes for a value. */
export const fieldOf = (value: Fields, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined

/** One rule for one value: what is wrong with it, at this place. */
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
    // A list of a million entries is answered by one problem and not by a million.
    if (value.length > most) return [{ path, code: 'tooLong', limit: most }]
    return value.flatMap((entry, place) => check(entry, `${path}.${place}`))
  }

/** An object with these fields and no other. */
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
