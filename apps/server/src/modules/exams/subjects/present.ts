import type { ExamSubject } from '@titian/contract'
import { itemTypeCode } from '@titian/exam-items/shape'
import type { Reader } from '../present.ts'
import { points } from '../rules.ts'
import type { FullSubjectRow } from './queries.ts'

export function examSubject(
  { id, questionId, subjectName, serial, level, points: worth, item, scoring }: FullSubjectRow,
  { seal }: Reader,
): ExamSubject {
  return {
    id: seal('examSubject', id),
    questionSign: seal('question', questionId),
    subjectName,
    serialNumber: serial,
    type: itemTypeCode(item.kind),
    level,
    score: points(worth),
    item,
    scoring,
  }
}
