import type { PaperQuestion } from './exam-paper.ts'

const optionsOf = (letters: string) =>
  letters.split('').map((id) => ({ id, content: `Choice ${id.toUpperCase()}` }))

/**
 * Words that occur only in solutions, explanations and model answers, and so must not reach a
 * student.
 */
export const plantedWords = {
  analyses: ['quillwort', 'spindrift', 'marlinspike', 'farthingale', 'clerestory'],
  key: 'ombrometer',
  secondKey: 'thaumatrope',
  model: 'zygomorphic',
} as const

const [first, second, third, fourth, fifth] = plantedWords.analyses

/**
 * One question of each kind. The marks of the test student's answers equal no other number in the
 * responses.
 */
export const plantedPaper: readonly PaperQuestion[] = [
  {
    item: {
      kind: 'single',
      stem: 'Which one?',
      options: optionsOf('abcd'),
      answer: 'b',
      analysis: `Because of the ${first}.`,
    },
    points: 213,
    answers: [['a', 0]],
  },
  {
    item: {
      kind: 'multiple',
      stem: 'Which ones?',
      options: optionsOf('abcde'),
      answer: ['a', 'b', 'c'],
      strategy: 'rightMinusWrong',
      analysis: `Because of the ${second}.`,
    },
    points: 887,
    // Two of three right options: two thirds of the points.
    answers: [[['a', 'b'], 591]],
  },
  {
    item: {
      kind: 'blank',
      stem: 'A ___ and a ___.',
      blanks: [[plantedWords.key, 'tea'], [plantedWords.secondKey]],
      analysis: `Because of the ${third}.`,
    },
    points: 431,
    answers: [[['tea', 'coffee'], 216]],
  },
  {
    item: { kind: 'judge', stem: 'Is it so?', answer: true, analysis: `Because of the ${fourth}.` },
    points: 100,
    answers: [[true, 100]],
  },
  {
    item: {
      kind: 'annotation',
      stem: 'Explain.',
      model: `It is ${plantedWords.model}.`,
      analysis: `Because of the ${fifth}.`,
    },
    points: 777,
    answers: [['In my own words', 'teacher']],
  },
]

/** The teacher's mark for the text, in hundredths. */
export const givenForText = 337
