import type { Item, ItemAnswer } from '@titian/exam-items/shape'

/** A mark in hundredths of a point, or `teacher` for an answer that the teacher marks. */
type Worth = number | 'teacher'

export interface PaperQuestion {
  item: Item
  /** The points in hundredths. */
  points: number
  /**
   * Possible answers with their marks. The marks were computed by hand from EXM-098, EXM-099,
   * EXM-160, EXM-161 and EXM-163.
   */
  answers: readonly (readonly [ItemAnswer, Worth])[]
}

const analysis = 'Nobody reads this while the paper is open.'
const optionsOf = (letters: string) =>
  letters.split('').map((id) => ({ id, content: `Option ${id.toUpperCase()}` }))
const usual = { caseSensitive: false, numeric: false, tolerance: '' }

/**
 * An exam with all five kinds of questions, each way of marking, and points that do not divide
 * evenly.
 */
export const wholePaper: readonly PaperQuestion[] = [
  {
    item: { kind: 'single', stem: 'Which one?', options: optionsOf('abcd'), answer: 'b', analysis },
    points: 300,
    answers: [
      ['a', 0],
      ['b', 300],
      ['c', 0],
      ['d', 0],
    ],
  },
  {
    item: { kind: 'single', stem: 'And here?', options: optionsOf('abc'), answer: 'c', analysis },
    points: 450,
    answers: [
      ['a', 0],
      ['b', 0],
      ['c', 450],
    ],
  },
  {
    item: {
      kind: 'multiple',
      stem: 'All or nothing?',
      options: optionsOf('abcd'),
      answer: ['a', 'c'],
      strategy: 'all',
      analysis,
    },
    points: 500,
    answers: [
      [['a', 'c'], 500],
      [['c', 'a'], 500],
      [['a'], 0],
      [['a', 'b', 'c'], 0],
      [['b', 'd'], 0],
    ],
  },
  {
    item: {
      kind: 'multiple',
      stem: 'Right share less wrong share?',
      options: optionsOf('abcde'),
      answer: ['a', 'b', 'c'],
      strategy: 'rightMinusWrong',
      analysis,
    },
    points: 1000,
    answers: [
      [['a', 'b', 'c'], 1000],
      // Two of three right options: two thirds of the points.
      [['a', 'b'], 667],
      // Two of three right options, and one of two wrong options: 2/3 − 1/2 of the points.
      [['a', 'b', 'd'], 167],
      // One of three right options, and one of two wrong options: 1/3 − 1/2 is less than nothing,
      // so the mark is 0.
      [['a', 'd'], 0],
      [['d', 'e'], 0],
      [['a', 'b', 'c', 'd', 'e'], 0],
    ],
  },
  {
    item: {
      kind: 'multiple',
      stem: 'Each option by itself?',
      options: optionsOf('abcd'),
      answer: ['a', 'b'],
      strategy: 'perOption',
      analysis,
    },
    points: 700,
    answers: [
      [['a', 'b'], 700],
      // Three of four options are ticked or not ticked as they should be.
      [['a'], 525],
      [['a', 'b', 'c'], 525],
      [['a', 'b', 'c', 'd'], 350],
      // No right option is ticked, so there are no points.
      [['c'], 0],
    ],
  },
  {
    item: {
      kind: 'blank',
      stem: 'A ___, the number ___ and the formula ___.',
      blanks: [['ad spend', '广告费'], ['42'], ['H₂O']],
      matching: [
        usual,
        { caseSensitive: false, numeric: true, tolerance: '0.5' },
        { caseSensitive: true, numeric: false, tolerance: '' },
      ],
      analysis,
    },
    // The three blanks have 3.34, 3.33 and 3.33 points: the remainder goes to the first blank.
    points: 1000,
    answers: [
      [[' AD  Spend ', '42.4', 'H₂O'], 1000],
      [['广告费', '41.6', 'h₂o'], 667],
      [['something', '43', 'H2O'], 0],
      [['Ad Spend', '', ''], 334],
      [['', '42.0', 'H₂O'], 666],
    ],
  },
  {
    item: {
      kind: 'blank',
      stem: 'It is made of ___.',
      blanks: [['paper']],
      matching: [usual],
      analysis,
    },
    points: 200,
    answers: [
      [['Paper'], 200],
      [['papier'], 0],
    ],
  },
  {
    item: { kind: 'judge', stem: 'Is it so?', answer: true, analysis },
    points: 150,
    answers: [
      [true, 150],
      [false, 0],
    ],
  },
  {
    item: { kind: 'judge', stem: 'And this?', answer: false, analysis },
    points: 250,
    answers: [
      [false, 250],
      [true, 0],
    ],
  },
  {
    item: { kind: 'annotation', stem: 'Explain a term.', model: 'A model answer.', analysis },
    points: 1200,
    answers: [
      ['In my own words', 'teacher'],
      ['  ', 0],
    ],
  },
  {
    item: { kind: 'annotation', stem: 'Explain another.', model: 'A model answer.', analysis },
    points: 900,
    answers: [
      ['用我自己的话', 'teacher'],
      ['', 0],
    ],
  },
]

/** Points as text with two decimals, as in the calls. */
export const totalOf = (paper: readonly PaperQuestion[]) =>
  paper.reduce((sum, { points }) => sum + points, 0) / 100

/** Compares two answers deeply. */
export const isSameAnswer = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * The mark of an answer; `given` is the teacher's mark if the answer needs it. This function only
 * looks the answer up in the table and computes nothing, so that it cannot repeat a mistake of the
 * product. A text for the teacher may end with a number.
 */
export function worthOf(
  { answers }: PaperQuestion,
  answer: ItemAnswer,
  given: number | undefined,
): number | undefined {
  if (answer === null) return 0
  const found = answers.find(([one]) => isSameAnswer(one, answer))
  const worth = found
    ? found[1]
    : typeof answer === 'string' && answers.some(([one]) => answer.startsWith(`${String(one)} #`))
      ? 'teacher'
      : undefined
  return worth === 'teacher' ? given : worth
}
