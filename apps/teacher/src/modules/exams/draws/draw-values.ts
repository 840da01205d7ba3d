import type { ExamDraw, exams, InputOf } from '@titian/contract'
import { numberOf } from '@titian/site/number-of'

export type DrawInput = InputOf<typeof exams.saveExamDraws>['draws'][number]

export type DrawValues = {
  courseIdSign: string
  type: string
  level: string
  tag: string
  amount: number | string
  score: number | string
}

export const inputOfValues = (values: DrawValues): DrawInput => ({
  courseIdSign: values.courseIdSign || null,
  type: values.type ? Number(values.type) : null,
  level: values.level ? Number(values.level) : null,
  tag: values.tag || null,
  amount: numberOf(values.amount),
  score: numberOf(values.score),
})

export const inputOfDraw = ({
  courseIdSign,
  type,
  level,
  tag,
  amount,
  score,
}: ExamDraw): DrawInput => ({
  courseIdSign,
  type,
  level,
  tag,
  amount,
  score,
})

/** Returns how many hundredths of a point the rules add to the total of each paper. */
export const centsOf = (draws: readonly ExamDraw[]): number =>
  draws.reduce((sum, { amount, score }) => sum + amount * Math.round(score * 100), 0)
