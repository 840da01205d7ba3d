import type { ItemKind } from '../item-kind.ts'
import type { MediaTexts } from './media-texts.ts'
import type { Words } from './words.ts'

/** The labels of the editor in the language of the site. Option names are 'A', 'B', ... */
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
  /** The announcement after a move. */
  moved: (name: string) => string
  removeOption: (name: string) => string
  addOption: string
  /** The label of an option's feedback field. */
  feedback: (name: string) => string
  addFeedback: string
  keepOrder: string
  keepOrderHint: string
  rightAnswer: string
  analysis: string
  analysisHint: string
  /** The labels of pictures and audio. */
  media: MediaTexts
  /** The label of the button that adds media to a field. */
  addMedia: (field: string) => string
  /** The heading of the preview. */
  formulas: string
  /** The texts in the folders of kinds, by keys such as `judge.true`. */
  words: Words
}
