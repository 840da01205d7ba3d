import type { ItemKind } from '../item-kind.ts'
import type { MultipleStrategy } from '../kinds/multiple/shape.ts'

/** The words of the editor; they come from the site, in its language. Option names are 'A', 'B', ... */
export type EditTexts = {
  kind: string
  kinds: Record<ItemKind, string>
  stem: string
  stemHint: string
  /** Says that three underscores make a blank. */
  blankHint: string
  addBlank: string
  options: string
  option: (name: string) => string
  optionRight: (name: string) => string
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  /** Said to screen readers after a move. */
  moved: (name: string) => string
  removeOption: (name: string) => string
  addOption: string
  strategy: string
  strategies: Record<MultipleStrategy, string>
  /** The accepted texts of a blank, counted from 1. */
  alternatives: (blank: number) => string
  alternativesHint: string
  /** The heading over the fields of one blank, counted from 1. */
  blank: (blank: number) => string
  caseSensitive: string
  caseSensitiveHint: string
  numeric: string
  numericHint: string
  tolerance: string
  toleranceHint: string
  /** A field to see how an answer would be marked. */
  tryAnswer: (blank: number) => string
  tryRight: string
  tryWrong: string
  rightAnswer: string
  trueLabel: string
  falseLabel: string
  model: string
  modelHint: string
  analysis: string
  analysisHint: string
}

export const editTextKeys = [
  'kind',
  'kinds',
  'stem',
  'stemHint',
  'blankHint',
  'addBlank',
  'options',
  'option',
  'optionRight',
  'moveUp',
  'moveDown',
  'moved',
  'removeOption',
  'addOption',
  'strategy',
  'strategies',
  'alternatives',
  'alternativesHint',
  'blank',
  'caseSensitive',
  'caseSensitiveHint',
  'numeric',
  'numericHint',
  'tolerance',
  'toleranceHint',
  'tryAnswer',
  'tryRight',
  'tryWrong',
  'rightAnswer',
  'trueLabel',
  'falseLabel',
  'model',
  'modelHint',
  'analysis',
  'analysisHint',
] as const satisfies readonly (keyof EditTexts)[]
