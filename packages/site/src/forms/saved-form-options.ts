import type { FieldJoins } from './merge-copies.ts'
import type { Places } from './place-fields.ts'

export interface SavedFormOptions<Values, Copy extends { version: number }> {
  /** What the server had when the page was opened. */
  stored: Copy
  valuesOf: (copy: Copy) => Values
  /** Path to text of what is wrong; nothing is sent while there is any. */
  problemsOf?: (values: Values) => Readonly<Record<string, string>>
  /** Sends the values upon a version; throws what the server or the network said. */
  send: (values: Values, version: number) => Promise<Copy>
  /** What the server has now, after a save or after the choice between two copies; such as for the query cache. */
  onSaved?: (copy: Copy) => void
  /** Asks for the present copy, where the refusal of an older version does not carry it. */
  read?: () => Promise<Copy>
  /** Names the draft on this device; it belongs to the person who writes. */
  draft?: string
  /** What is taken up of a draft, where not all of it may be. */
  fromDraft?: (values: Values) => Values
  /** Fields of the call that the form calls otherwise, and the fields that codes and reasons mean. */
  places?: Places<Values>
  /** Fields of which one says nothing without the others: what two people changed in them is not joined (TCH-185). */
  together?: readonly (readonly (keyof Values & string)[])[]
  /** Fields whose value has parts, which two people may change side by side (TCH-201). */
  joins?: FieldJoins<Values>
  /** True of a newer copy upon which nothing is saved before a choice, such as one that is public now. */
  needsChoice?: (newer: Copy) => boolean
  /** `autosave` sends after a pause of writing; `button` when `save` is called. */
  mode: 'autosave' | 'button'
  /** False while nothing may be sent. */
  ready?: boolean
  /** Called with a failure that none of the fields can show. */
  onFailure?: (error: unknown) => void
  /**
   * Called with the first invalid path before its field is focused, for example to open the tab
   * that contains the field.
   */
  onWrong?: (path: string) => void
}
