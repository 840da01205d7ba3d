import type { ExamCopy, TwoListRow } from '@titian/contract'
import { optionRows } from '../bank/present.ts'
import { iso, type Reader } from '../../present.ts'
import { reviewOf } from '../review/rules.ts'
import { points } from '../../rules.ts'
import { examSubject } from '../subjects/present.ts'
import type { FullSubjectRow } from '../subjects/queries.ts'
import type { RepliedRow } from './queries.ts'

type Sealer = Pick<Reader, 'seal' | 'language'>

export function examCopy(row: FullSubjectRow, reader: Sealer): ExamCopy {
  const { id, item, version } = row
  const { answer, analysis } = reviewOf(item)
  const { seal } = reader
  return {
    ...examSubject(row, reader),
    answer,
    analysis,
    optionList: optionRows(item, { kind: 'examSubject', id, version }, seal),
  }
}

/** Returns a question without the answers of a record. */
export const question = (row: FullSubjectRow, reader: Sealer): TwoListRow => ({
  ...examCopy(row, reader),
  reply: null,
})

export function repliedQuestion(row: RepliedRow, reader: Sealer): TwoListRow {
  const { answer, score, isRight, comment, waiting, savedAt } = row
  return {
    ...examCopy(row, reader),
    reply: {
      value: answer,
      score: score === null ? null : points(score),
      right: isRight,
      comment,
      waiting,
      savedAt: iso(savedAt),
    },
  }
}
