import type { ItemKind } from '../item-kind.ts'
import type { MediaTexts } from './media-texts.ts'
import type { Words } from './words.ts'

/** The words of the editor; they come from the site, in its language. Option names are 'A', 'B', ... */
export type EditTexts = {
  kind: string
  kindName: (kind: ItemKind) => string
  stem: string
  stemHint: string
  options: string
  option: (name: string) => string
  optionRight: (name: string) => string
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  /** Said to screen readers after a move. */
  moved: (name: string) => string
  removeOption: (name: string) => string
  addOption: string
  /** Of the field of an option's feedback. */
  feedback: (name: string) => string
  addFeedback: string
  keepOrder: string
  keepOrderHint: string
  rightAnswer: string
  analysis: string
  analysisHint: string
  /** Around pictures and audio. */
  media: MediaTexts
  /** Of the button beside the field of that name. */
  addMedia: (field: string) => string
  /** Over the texts as students see them. */
  formulas: string
  /** What the kinds keep in their folders; the site gives them by `judge.true`. */
  words: Words
}
