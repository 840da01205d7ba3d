import type { BankQuestion, exams, InputOf } from '@titian/contract'
import { emptyItem } from '@titian/exam-items/edit'
import { mergeItems, takeParts } from '@titian/exam-items/merge'
import type { Item } from '@titian/exam-items/shape'
import { numberOf } from '@titian/site/number-of'

export type QuestionValues = {
  item: Item
  level: number
  score: number | string
  courseIdSign: string
  tags: string[]
}

/** TCH-201: how the changes of two people to one question are merged. */
export const itemJoins = { item: { merge: mergeItems, take: takeParts } }

export const emptyQuestion = (): QuestionValues => ({
  item: emptyItem('single'),
  level: 1,
  score: 5,
  courseIdSign: '',
  tags: [],
})

export function questionValuesOf(question: BankQuestion): QuestionValues {
  const { item, level, score, courseIdSign, tags } = question
  return { item, level, score, courseIdSign: courseIdSign ?? '', tags }
}

type QuestionInput = InputOf<typeof exams.questionBankAdd>

export function questionInputOf({
  item,
  level,
  score,
  courseIdSign,
  tags,
}: QuestionValues): QuestionInput {
  return {
    item,
    level: level === 3 ? 3 : level === 2 ? 2 : 1,
    score: numberOf(score),
    courseIdSign: courseIdSign || null,
    // Drafts from before there were tags have no such field.
    tags: tags ?? [],
  }
}

/** Returns the errors of a question under the paths that the editor uses. */
export function itemErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(errors).filter(([path]) => path.startsWith('item.'))
  return Object.fromEntries(own.map(([path, text]) => [path.slice('item.'.length), text]))
}
