import { isLanguage } from '@titian/contract'

type Fields = Record<string, unknown>

/** The result of merging two copies that were made from the same version. */
export interface MergedCopies<Values> {
  /**
   * The values with the changes of both people. A field that both have changed has the value of
   * this user.
   */
  values: Values
  /** Paths of the fields that both people have changed to different values. */
  conflicts: readonly string[]
}

/** How to merge a field whose value has several parts, such as a question. */
export interface FieldJoin<Value> {
  /**
   * Returns the value with the changes of both people. `conflicts` are the paths of the parts of
   * the field that conflict. The path '' means the whole field.
   */
  merge: (own: Value, base: Value, other: Value) => { value: Value; conflicts: readonly string[] }
  /** Returns the value, in which these parts are replaced by the parts of the other value. */
  take: (value: Value, other: Value, paths: readonly string[]) => Value
}

export type FieldJoins<Values> = { readonly [Field in keyof Values]?: FieldJoin<Values[Field]> }

/** The rules for fields that are not simply merged one by one as whole values. */
export interface JoinRules<Values> {
  together?: readonly (readonly (keyof Values & string)[])[]
  joins?: FieldJoins<Values>
}

type Joins = Readonly<Record<string, FieldJoin<unknown> | undefined>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Whether a value is a text with its translations. Two people may edit different languages of it.
 * Any other object is merged as one value.
 */
const isTexts = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.keys(value).every(isLanguage)

const eachKey = (...all: Fields[]) => new Set(all.flatMap((one) => Object.keys(one)))

const within = (field: string, path: string) => (path === '' ? field : `${field}.${path}`)

/** Splits a path into its field and the part within the field. */
function fieldAndPart(path: string): [field: string, part: string] {
  const at = path.indexOf('.')
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)]
}

function mergeFields(
  { local, base, remote }: { local: Fields; base: Fields; remote: Fields },
  joins: Joins = {},
): MergedCopies<Fields> {
  const values: Fields = { ...local }
  const conflicts: string[] = []
  for (const field of eachKey(local, remote)) {
    const [own, before, other] = [local[field], base[field], remote[field]]
    if (isSame(own, before)) values[field] = other
    else if (isSame(other, before) || isSame(own, other)) continue
    else if (joins[field]) {
      const joined = joins[field].merge(own, before, other)
      values[field] = joined.value
      conflicts.push(...joined.conflicts.map((part) => within(field, part)))
    } else if (isTexts(own) && isTexts(before) && isTexts(other)) {
      const inside = mergeFields({ local: own, base: before, remote: other })
      values[field] = inside.values
      conflicts.push(...inside.conflicts.map((language) => `${field}.${language}`))
    } else conflicts.push(field)
  }
  return { values, conflicts }
}

/**
 * Merges fields that make sense only together, such as the subject of a course and the level below
 * it.
 */
function joinTogether(
  { values, conflicts }: MergedCopies<Fields>,
  { local, base, remote }: { local: Fields; base: Fields; remote: Fields },
  fields: readonly string[],
): MergedCopies<Fields> {
  const pick = (from: Fields) => fields.map((field) => from[field])
  const [own, before, other] = [pick(local), pick(base), pick(remote)]
  const others = conflicts.filter((path) => !fields.includes(fieldAndPart(path)[0]))
  const isOwn = isSame(other, before) || isSame(own, other)
  if (isOwn || isSame(own, before)) return { values, conflicts }
  const differ = fields.filter((field) => !isSame(local[field], remote[field]))
  const kept = Object.fromEntries(fields.map((field) => [field, local[field]]))
  return { values: { ...values, ...kept }, conflicts: [...others, ...differ] }
}

/**
 * TCH-185: merges the changes of two people who started from the same version. If only one person
 * changed a field, that change is taken. Fields that belong together are merged as one.
 */
export function mergeCopies<Values extends Fields>(
  local: Values,
  base: Values,
  remote: Values,
  { together = [], joins = {} }: JoinRules<Values> = {},
): MergedCopies<Values> {
  const copies = { local, base, remote }
  const merged = together.reduce(
    (found, fields) => joinTogether(found, copies, fields),
    mergeFields(copies, joins as Joins),
  )
  return merged as MergedCopies<Values>
}

/** The fields whose values differ from the earlier values. */
export const changedFields = <Values extends Fields>(
  before: Values,
  now: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(before).filter(([field, value]) => !isSame(value, now[field])),
  ) as Partial<Values>

/**
 * Paths of all fields in which two copies differ, for copies that were not made from the same
 * version.
 */
export const differentPaths = (local: Fields, remote: Fields): string[] =>
  Object.keys(local).filter((field) => !isSame(local[field], remote[field]))

/** Returns the values, with these fields taken from the other copy. */
export function withPaths<Values extends Fields>(
  values: Values,
  other: Values,
  paths: readonly string[],
  joins: FieldJoins<Values> = {},
): Values {
  const taken: Fields = { ...values }
  const found = paths.map(fieldAndPart)
  for (const field of new Set(found.map(([name]) => name))) {
    const [own, from] = [taken[field], other[field]]
    const inside = found.flatMap(([name, part]) => (name === field ? [part] : []))
    const join = (joins as Joins)[field]
    if (inside.includes('')) taken[field] = from
    else if (join) taken[field] = join.take(own, from, inside)
    else if (isTexts(own) && isTexts(from))
      taken[field] = { ...own, ...Object.fromEntries(inside.map((part) => [part, from[part]])) }
    else taken[field] = from
  }
  return taken as Values
}
