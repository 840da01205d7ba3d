import type { FieldJoins } from './merge-copies.ts'
import type { Places } from './place-fields.ts'

export interface SavedFormOptions<Values, Copy extends { version: number }> {
  /** The copy that the server had when the page was opened. */
  stored: Copy
  valuesOf: (copy: Copy) => Values
  /** Error texts by path. While there are errors, the form is not sent. */
  problemsOf?: (values: Values) => Readonly<Record<string, string>>
  /**
   * Sends the values that were made from a version. Throws the error of the server or the network.
   */
  send: (values: Values, version: number) => Promise<Copy>
  /**
   * Called with the copy that the server has after a save, or after a choice between two copies.
   * For example, the caller updates the query cache.
   */
  onSaved?: (copy: Copy) => void
  /** Requests the newest copy, because the refusal of an older version may not contain it. */
  read?: () => Promise<Copy>
  /** The name of the draft on this device; the draft belongs to the user. */
  draft?: string
  /**
   * Returns the part of a draft that may be restored. Without this function, the whole draft is
   * restored.
   */
  fromDraft?: (values: Values) => Values
  /** How the form names the fields of the call, and which field a code or a reason concerns. */
  places?: Places<Values>
  /**
   * Fields that make sense only together. The changes of two people in these fields are not merged
   * (TCH-185).
   */
  together?: readonly (readonly (keyof Values & string)[])[]
  /** Fields whose value has parts that two people may change separately (TCH-201). */
  joins?: FieldJoins<Values>
  /**
   * Returns true for a newer copy about which the user must choose before saving, for example
   * because it was published.
   */
  needsChoice?: (newer: Copy) => boolean
  /** `autosave` sends after a pause in typing; `button` sends when `save` is called. */
  mode: 'autosave' | 'button'
  /** False while the form must not send anything. */
  ready?: boolean
  /** Called with a failure that no field can show. */
  onFailure?: (error: unknown) => void
  /**
   * Called with the path of the first invalid field before this field is focused, for example to
   * open its tab.
   */
  onWrong?: (path: string) => void
}
