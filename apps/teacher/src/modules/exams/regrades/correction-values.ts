import type { Correction, ExamSubject } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { numberOf } from '@titian/site/number-of'

export const correctionKinds = ['key', 'points', 'fullMarks', 'leaveOut'] as const
/** Of a question that only some papers drew: all papers stay worth the same (EXM-209). */
export const drawnKinds = ['key', 'fullMarks'] as const satisfies readonly CorrectionKind[]
export type CorrectionKind = (typeof correctionKinds)[number]

export interface CorrectionValues {
  kind: CorrectionKind
  item: Item
  points: number | string
}

export const valuesOf = ({ item, score }: ExamSubject): CorrectionValues => ({
  kind: 'key',
  item,
  points: score,
})

export function correctionOf({ kind, item, points }: CorrectionValues): Correction {
  if (kind === 'key') return { kind, item }
  if (kind === 'points') return { kind, points: numberOf(points) }
  return { kind }
}
