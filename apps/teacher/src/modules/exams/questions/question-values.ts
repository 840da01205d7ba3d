import type { BankQuestion, exams, InputOf } from '@titian/contract'
import { emptyItem } from '@titian/exam-items/edit'
import type { Item } from '@titian/exam-items/shape'

export type QuestionValues = {
  item: Item
  level: number
  score: number | string
  courseIdSign: string
}

export const emptyQuestion = (): QuestionValues => ({
  item: emptyItem('single'),
  level: 1,
  score: 5,
  courseIdSign: '',
})

export function questionValuesOf(question: BankQuestion): QuestionValues {
  const { item, level, score, courseIdSign } = question
  return { item, level, score, courseIdSign: courseIdSign ?? '' }
}

type QuestionInput = InputOf<typeof exams.questionBankAdd>

export function questionInputOf({
  item,
  level,
  score,
  courseIdSign,
}: QuestionValues): QuestionInput {
  return {
    item,
    level: level === 3 ? 3 : level === 2 ? 2 : 1,
    score: Math.round(Number(score) * 100) / 100,
    courseIdSign: courseIdSign || null,
  }
}

/** EXM-125: points are decimals with two places, at most 1000. */
export function isPoints(value: number | string, most = 1000): boolean {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number) || number < 0 || number > most) return false
  return Math.abs(number * 100 - Math.round(number * 100)) < 1e-6
}
