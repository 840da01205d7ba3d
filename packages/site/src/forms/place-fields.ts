import type { ServerRefusal } from '../calls/refusal.ts'

/** What the form calls a field of the call. */
export type FieldNames<Values> = Readonly<Partial<Record<number | string, keyof Values & string>>>

/**
 * Which field a refusal speaks of: by code or reason, or what the form calls a field of the call. A function
 * decides alone; with null the refusal belongs to the whole form.
 */
export type Places<Values> =
  | FieldNames<Values>
  | ((refusal: ServerRefusal) => (keyof Values & string) | null)

/** The fields of a call as the form calls them; where a renamed field has a text per language, that language stays. */
export function renamedFields<Values extends object>(
  fields: Readonly<Record<string, string>>,
  values: Values,
  names: FieldNames<Values>,
): Record<string, string> {
  const placed: Record<string, string> = {}
  for (const [path, text] of Object.entries(fields)) {
    const [first = '', ...below] = path.split('.')
    const renamed = names[first]
    const isNested = renamed !== undefined && typeof values[renamed] === 'object'
    const field = names[path] ?? (isNested ? [renamed, ...below].join('.') : (renamed ?? path))
    if ((field.split('.')[0] ?? '') in values) placed[field] ??= text
  }
  // A call has the main text beside those of all languages, of which it is one.
  for (const field of Object.keys(placed)) {
    const [first = '', ...below] = field.split('.')
    if (below.length > 0 && Object.values(names).some((name) => name === first))
      delete placed[first]
  }
  return placed
}

/** What a refusal says of fields of this form: path to text. Nothing where it speaks of none of them. */
export function placeFields<Values extends object>(
  refusal: ServerRefusal,
  values: Values,
  places: Places<Values>,
  explain: () => string,
): Record<string, string> {
  if (typeof places === 'function') {
    const field = places(refusal)
    return field === null ? {} : { [field]: explain() }
  }
  const placed = renamedFields(refusal.fields, values, places)
  const named = (refusal.reason ? places[refusal.reason] : undefined) ?? places[refusal.code]
  if (Object.keys(placed).length === 0 && named) placed[named] = explain()
  return placed
}
