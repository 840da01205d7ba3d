import type { EditTexts } from '../texts/edit-texts.ts'
import type { ItemTexts } from '../texts/item-texts.ts'

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

const named = (what: string) => (name: string) => `${what} ${name}`

export const editTexts: EditTexts = {
  kind: 'Kind',
  kinds: {
    single: 'Single choice',
    multiple: 'Multiple choice',
    blank: 'Fill in the blank',
    judge: 'True or false',
    annotation: 'Annotation',
  },
  stem: 'Question',
  stemHint: 'What is asked.',
  blankHint: 'Three underscores make a blank.',
  addBlank: 'Add a blank',
  options: 'Options',
  option: named('Option'),
  optionRight: named('Right:'),
  moveUp: named('Move up'),
  moveDown: named('Move down'),
  moved: named('Moved to'),
  removeOption: named('Remove'),
  addOption: 'Add an option',
  strategy: 'Marking',
  strategies: {
    all: 'All or nothing',
    rightMinusWrong: 'Right minus wrong',
    perOption: 'Per option',
  },
  alternatives: (blank) => `Accepted in blank ${blank}`,
  alternativesHint: 'One per line.',
  blank: (blank) => `Blank ${blank}`,
  caseSensitive: 'Capitals matter',
  caseSensitiveHint: 'CO is not Co.',
  numeric: 'A number',
  numericHint: '1,234 is 1234.',
  tolerance: 'May differ by',
  toleranceHint: 'Empty: exactly.',
  tryAnswer: (blank) => `Try an answer for blank ${blank}`,
  tryRight: 'Right',
  tryWrong: 'Wrong',
  rightAnswer: 'Right answer',
  trueLabel: 'True',
  falseLabel: 'False',
  model: 'Model answer',
  modelHint: 'For the grader.',
  analysis: 'Analysis',
  analysisHint: 'Why it is right.',
}
