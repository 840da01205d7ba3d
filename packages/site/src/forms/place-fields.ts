import type { ServerRefusal } from '../calls/refusal.ts'

/** The form's name for a field of the call. */
export type FieldNames<Values> = Readonly<Partial<Record<number | string, keyof Values & string>>>

/**
 * Says which field of the form a refusal concerns. A table maps codes, reasons and fields of the
 * call to fields of the form. A function returns the field, or null if the refusal concerns the
 * whole form.
 */
export type Places<Values> =
  | FieldNames<Values>
  | ((refusal: ServerRefusal) => (keyof Values & string) | null)

/**
 * Converts fields of a call to fields of the form. If a renamed field has a text for each language,
 * the language in its path stays.
 */
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
  // A call may contain the main text twice: as a field of its own, and among the texts of all
  // languages.
  for (const field of Object.keys(placed)) {
    const [first = '', ...below] = field.split('.')
    if (below.length > 0 && Object.values(names).some((name) => name === first))
      delete placed[first]
  }
  return placed
}

/**
 * The error texts of a refusal by path of the form's fields; empty if the refusal concerns none of
 * them.
 */
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
