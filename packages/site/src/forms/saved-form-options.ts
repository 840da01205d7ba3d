import type { FieldJoins } from './merge-copies.ts'
import type { Places } from './place-fields.ts'

export interface SavedFormOptions<Values, Copy extends { version: number }> {
  /** The copy that the server had when the page was opened. */
  stored: Copy
  valuesOf: (copy: Copy) => Values
  /** Error texts by path; the form is not sent while there are any. */
  problemsOf?: (values: Values) => Readonly<Record<string, string>>
  /** Sends the values based on a version; throws the error of the server or of the network. */
  send: (values: Values, version: number) => Promise<Copy>
  /**
   * Called with the copy that the server now has, after a save or a choice between two copies, for
   * example to update the query cache.
   */
  onSaved?: (copy: Copy) => void
  /** Requests the present copy, in case the refusal of an older version does not contain it. */
  read?: () => Promise<Copy>
  /** The name of the draft on this device; the draft belongs to the user. */
  draft?: string
  /** Returns the part of a draft that may be restored, if not all of it may be. */
  fromDraft?: (values: Values) => Values
  /** The form's names for fields of the call, and the fields of codes and reasons. */
  places?: Places<Values>
  /**
   * Fields that are meaningful only together; the changes of two people in them are not merged
   * (TCH-185).
   */
  together?: readonly (readonly (keyof Values & string)[])[]
  /** Fields whose value has parts that two people may change separately (TCH-201). */
  joins?: FieldJoins<Values>
  /**
   * Returns true for a newer copy that requires a choice before saving, such as one that has been
   * published.
   */
  needsChoice?: (newer: Copy) => boolean
  /** `autosave` sends after a pause in typing; `button` sends when `save` is called. */
  mode: 'autosave' | 'button'
  /** False while the form must not send anything. */
  ready?: boolean
  /** Called with a failure that no field can show. */
  onFailure?: (error: unknown) => void
  /**
   * Called with the first invalid path before its field is focused, for example to open the tab
   * that contains the field.
   */
  onWrong?: (path: string) => void
}
