/** The words of the student's view; they come from the site, in its language. */
export type ItemTexts = {
  trueLabel: string
  falseLabel: string
  /** The name of a blank, counted from 1. */
  blankLabel: (blank: number) => string
  writeHere: string
  rightAnswer: string
  yourAnswer: string
  analysis: string
  modelAnswer: string
  charactersLeft: (count: number) => string
}

export const itemTextKeys = [
  'trueLabel',
  'falseLabel',
  'blankLabel',
  'writeHere',
  'rightAnswer',
  'yourAnswer',
  'analysis',
  'modelAnswer',
  'charactersLeft',
] as const satisfies readonly (keyof ItemTexts)[]
