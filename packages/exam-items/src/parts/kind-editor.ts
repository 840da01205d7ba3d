import type { EditTexts } from '../texts/edit-texts.ts'
import type { Item } from '../item.ts'

/** Error texts by the paths of itemProblems. */
export type FieldErrors = Readonly<Record<string, string>>

/** The props of each kind's editor. */
export type KindEditorProps<Kind extends Item> = {
  value: Kind
  onChange: (item: Item) => void
  errors: FieldErrors
  texts: EditTexts
}

/**
 * Returns the error of a field. If the field is a list that is edited as one text, returns the
 * first error inside it.
 */
export function errorWithin(errors: FieldErrors, path: string): string | undefined {
  const inside = Object.keys(errors).find((key) => key.startsWith(`${path}.`))
  return errors[path] ?? (inside === undefined ? undefined : errors[inside])
}
