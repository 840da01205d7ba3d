import { pointsUpTo, type exams, type InputOf, type RecordDetail } from '@titian/contract'
import { markItem } from '@titian/exam-items/score'
import { numberOf } from '@titian/site/number-of'

/** The typed marks by question. */
export type Marks = Record<string, { score: number | string; comment: string }>

type GradedItem = RecordDetail['items'][number]

/**
 * EXM-098: whether the teacher marks this answer. Teachers mark only written explanations; an empty
 * explanation has 0 points without a mark.
 */
export function isGradable({ item, waiting, answer, scoring, double }: GradedItem): boolean {
  // A correction can give the points of a question to all students or to none. Then no answer to
  // this question is marked (EXM-123).
  if (scoring !== 'marked') return false
  // EXM-216: both teachers have marked the answer, and a third person decides.
  if (double?.step === 'elsewhere') return false
  return waiting || markItem(item, answer, 0).state === 'waiting'
}

export function marksOf({ items }: RecordDetail): Marks {
  return Object.fromEntries(
    items.filter(isGradable).map(({ subjectId, score, comment, double }) => {
      // EXM-215: the caller may still change the own mark, because the second mark is missing.
      const given = double?.step === 'given' ? double.marks[0] : undefined
      return [
        subjectId,
        given
          ? { score: given.score, comment: given.comment }
          : { score: score ?? '', comment: comment ?? '' },
      ]
    }),
  )
}

/** Returns the questions whose mark is missing, below 0 or above the maximum. */
export function wrongMarks({ items }: RecordDetail, marks: Marks): string[] {
  return items
    .filter(isGradable)
    .filter(({ subjectId, maxScore }) => {
      const score = numberOf(marks[subjectId]?.score ?? '')
      return !pointsUpTo(maxScore).safeParse(score).success
    })
    .map(({ subjectId }) => subjectId)
}

export function marksToSend(
  { items }: RecordDetail,
  marks: Marks,
): InputOf<typeof exams.gradeRecord>['items'] {
  return items.filter(isGradable).map(({ subjectId }) => ({
    subjectId,
    score: Math.round(Number(marks[subjectId]?.score ?? 0) * 100) / 100,
    comment: marks[subjectId]?.comment ?? '',
  }))
}
