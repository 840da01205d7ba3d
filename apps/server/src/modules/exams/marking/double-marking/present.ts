import type { DoubleMarking, DoubleStep, MarkerMark, RecordDetail } from '@titian/contract'
import { points } from '../../rules.ts'
import type { ExaminationRow } from '../../tables.ts'
import type { GivenMarkRow } from './queries.ts'
import { visibleMarks } from './rules.ts'

export const setting = (
  {
    doubleMarking: on,
    doubleWithin: within,
  }: Pick<ExaminationRow, 'doubleMarking' | 'doubleWithin'>,
  fixed: boolean,
): DoubleMarking => ({ on, within, fixed })

export const markerMark = (
  { markedBy, name, score, comment, markedAt }: Omit<GivenMarkRow, 'itemId'>,
  userId: number,
): MarkerMark => ({
  by: name ?? '',
  score: points(score),
  comment,
  at: markedAt.toISOString(),
  own: markedBy === userId,
})

export function double(
  marks: readonly GivenMarkRow[],
  step: DoubleStep,
  userId: number,
): RecordDetail['items'][number]['double'] {
  return {
    step,
    marks: visibleMarks(marks, step, userId).map((mark) => markerMark(mark, userId)),
  }
}
