import type { Correction, ExamSubject } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { numberOf } from '@titian/site/number-of'

export const correctionKinds = ['key', 'points', 'fullMarks', 'leaveOut'] as const
/**
 * The corrections of a question that was drawn for some papers only. The other kinds of corrections
 * would change the total of these papers (EXM-209).
 */
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
