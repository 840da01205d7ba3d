import { isLanguage } from '@titian/contract'

type Fields = Record<string, unknown>

/** Two copies joined upon the copy that both began with. */
export interface MergedCopies<Values> {
  /** The changes of both; where both changed the same field, one's own. */
  values: Values
  /** Paths of the fields that both changed, and not to the same value. */
  conflicts: readonly string[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A text with its translations, which two people may write in two languages; other objects are one value. */
const isTexts = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.keys(value).every(isLanguage)

const eachKey = (...all: Fields[]) => new Set(all.flatMap((one) => Object.keys(one)))

function mergeFields(local: Fields, base: Fields, remote: Fields): MergedCopies<Fields> {
  const values: Fields = { ...local }
  const conflicts: string[] = []
  for (const field of eachKey(local, remote)) {
    const [own, before, other] = [local[field], base[field], remote[field]]
    if (isSame(own, before)) values[field] = other
    else if (isSame(other, before) || isSame(own, other)) continue
    else if (isTexts(own) && isTexts(before) && isTexts(other)) {
      const inside = mergeFields(own, before, other)
      values[field] = inside.values
      conflicts.push(...inside.conflicts.map((language) => `${field}.${language}`))
    } else conflicts.push(field)
  }
  return { values, conflicts }
}

/** The fields of which one says nothing without the others: the subject of a course and the level below it. */
function joinTogether(
  { values, conflicts }: MergedCopies<Fields>,
  { local, base, remote }: { local: Fields; base: Fields; remote: Fields },
  fields: readonly string[],
): MergedCopies<Fields> {
  const pick = (from: Fields) => fields.map((field) => from[field])
  const [own, before, other] = [pick(local), pick(base), pick(remote)]
  const others = conflicts.filter((path) => !fields.includes(path.split('.')[0] ?? path))
  const isOwn = isSame(other, before) || isSame(own, other)
  if (isOwn || isSame(own, before)) return { values, conflicts }
  const differ = fields.filter((field) => !isSame(local[field], remote[field]))
  const kept = Object.fromEntries(fields.map((field) => [field, local[field]]))
  return { values: { ...values, ...kept }, conflicts: [...others, ...differ] }
}

/**
 * TCH-185: joins what two people have written upon the same copy. A field that one side alone changed has the
 * value of that side; fields that belong together are joined as one.
 */
export function mergeCopies<Values extends Fields>(
  local: Values,
  base: Values,
  remote: Values,
  together: readonly (readonly (keyof Values & string)[])[] = [],
): MergedCopies<Values> {
  const copies = { local, base, remote }
  const merged = together.reduce(
    (found, fields) => joinTogether(found, copies, fields),
    mergeFields(local, base, remote),
  )
  return merged as MergedCopies<Values>
}

/** Paths of all fields in which two copies differ, where nobody knows what they had in common. */
export const differentPaths = (local: Fields, remote: Fields): string[] =>
  Object.keys(local).filter((field) => !isSame(local[field], remote[field]))

/** The values with those of the other copy in these fields. */
export function withPaths<Values extends Fields>(
  values: Values,
  other: Values,
  paths: readonly string[],
): Values {
  const taken: Fields = { ...values }
  for (const path of paths) {
    const [field = path, language] = path.split('.')
    const [own, from] = [taken[field], other[field]]
    taken[field] =
      language !== undefined && isTexts(own) && isTexts(from)
        ? { ...own, [language]: from[language] }
        : from
  }
  return taken as Values
}
