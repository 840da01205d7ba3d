import type { ItemTexts } from './item-texts.ts'

/** Plain English words for component tests. */
export const itemTexts: ItemTexts = {
  trueLabel: 'True',
  falseLabel: 'False',
  blankLabel: (blank) => `Blank ${blank}`,
  writeHere: 'Write here',
  rightAnswer: 'Right answer',
  yourAnswer: 'Your answer',
  analysis: 'Why',
  modelAnswer: 'Model answer',
  charactersLeft: (count) => `${count} left`,
}
